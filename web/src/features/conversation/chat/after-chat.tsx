import type { Conversation } from '@harborline/domain/entities/conversation';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { carryFiles, messageFilesKey, nextChatKey } from '../../../shared/files/carry-files';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';

type Visitor = Pick<Conversation['visitor'], 'name' | 'email'>;

/** Begins another chat, by whoever had the one that is over. */
export type NewChat = (visitor: Visitor) => void;

interface AfterChatProps {
  readonly conversationRef: string;
  readonly visitor: Visitor;
  /** absent where no chat can begin: a request can be sent there, if the library takes them */
  readonly onNewChat?: NewChat | undefined;
}

/**
 * Takes files that were chosen but not sent to where the visitor can write next, without a press: the visitor may get
 * there by another way, too. @returns what waits there
 */
function useCarriedFiles(from: string, to: string): readonly File[] {
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    carryFiles(from, to)
      .then(setFiles)
      .catch((error: unknown) => report('files-not-carried', error));
  }, [from, to]);
  return files;
}

/** The place of the composer once a chat is over. */
export function AfterChat({ conversationRef, visitor, onNewChat }: AfterChatProps) {
  const { library, links } = useLibrary();
  const next = onNewChat === undefined ? library.id : nextChatKey(library.id);
  const files = useCarriedFiles(messageFilesKey(conversationRef), next);
  if (onNewChat === undefined && !isContactOpen(library)) return null;
  return (
    <>
      {files.length > 0 && (
        <p className="chat-over" role="status">
          <span>
            {CHAT_TEXTS.filesKept} <bdi>{files.map(({ name }) => name).join(', ')}</bdi>
          </span>
        </p>
      )}
      <p className="chat-over">
        {onNewChat === undefined ? (
          <Link to={links.contact()}>{WIDGET_TEXTS.sendMessage}</Link>
        ) : (
          <button type="button" className="button quiet" onClick={() => onNewChat(visitor)}>
            {CHAT_TEXTS.again}
          </button>
        )}
      </p>
    </>
  );
}
