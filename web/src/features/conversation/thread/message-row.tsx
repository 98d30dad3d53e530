import type { Delivery } from '@harborline/domain/conversation/read-state';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { clockText } from '../../../shared/format/visitor-times';
import { linkSegments } from '../../../shared/links/link-segments';
import { PersonPicture } from '../chat/person-picture';
import type { ThreadRow } from './merge-thread';
import { MessageFile } from './message-file';

function Words({ text }: { text: string }) {
  return linkSegments(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: only the index tells pieces of one text apart
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={index} dir="ltr" href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}

interface MessageRowProps {
  readonly row: ThreadRow;
  /** whether the previous row has the same author, so that the name is not repeated */
  readonly isContinued: boolean;
  readonly teamName: string;
  /** URL of the writer's picture, '' for initials, null for neither */
  readonly picture: string | null;
  /** of the visitor's last message alone, once the server has it */
  readonly delivery: Delivery | undefined;
  readonly onRetry: () => void;
}

/** One message: the visitor's on the right with its delivery state, the team's on the left with the author's name. */
export function MessageRow({ row, isContinued, teamName, picture, delivery, onRetry }: MessageRowProps) {
  const isEmpty = row.text === '' && row.fileUrls.length === 0;
  const author = row.isOwn ? VISITOR_CONVERSATION_TEXTS.you : row.senderName || teamName;
  return (
    <li
      className="message"
      data-message={row.id}
      data-is-own={row.isOwn}
      data-is-continued={isContinued}
      data-has-writer={picture !== null}
      data-state={row.state}
    >
      {!isContinued && picture !== null && <PersonPicture name={author} picture={picture} />}
      {!isContinued && (
        <p className="message-writer" dir="auto" data-user-text="">
          {author}
        </p>
      )}
      <div className="bubble" data-user-text={isEmpty ? undefined : ''}>
        {isEmpty && <p>{INBOX_TEXTS.noText}</p>}
        {row.text !== '' && (
          <p dir="auto">
            <Words text={row.text} />
          </p>
        )}
        {row.fileUrls.map((address) => (
          <MessageFile key={address} address={address} />
        ))}
      </div>
      <p className="message-meta">
        <time dateTime={new Date(row.atMs).toISOString()}>{clockText(row.atMs)}</time>
        {row.isOwn && row.state === 'sending' && <span> · {INBOX_TEXTS.sending}</span>}
        {delivery !== undefined && <span> · {VISITOR_CONVERSATION_TEXTS.delivery[delivery]}</span>}
        {row.state === 'failed' && (
          <>
            <span className="not-sent"> · {VISITOR_CONVERSATION_TEXTS.notSent}</span>
            <button type="button" onClick={onRetry}>
              {HELP_CENTER_TEXTS.retry}
            </button>
          </>
        )}
      </p>
    </li>
  );
}
