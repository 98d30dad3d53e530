import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { useRef } from 'react';
import { InboxFrame } from '../inbox-frame';
import { useListSteps } from '../list/use-list-steps';
import { useUnsent } from '../reply/use-unsent';
import { MentionListPane } from './mention-list-pane';
import { linkOfMentions } from './mention-view';
import { useMentionInbox } from './use-mention-inbox';

const NO_THREAD = {
  title: MENTION_TEXTS.chooseTitle,
  body: MENTION_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** /admin/inbox?tab=mentiontickets: the notes that mention the signed-in person, beside their tickets (S3-40, D-103). */
export function MentionsPage() {
  const inbox = useMentionInbox();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(inbox.steps, inputRef);
  // Of what is not sent yet, leaving the page still warns.
  useUnsent();
  return (
    <InboxFrame
      open={inbox.found}
      ticket={inbox.ticket}
      backTo={linkOfMentions(inbox.view)}
      writing={inbox.writing}
      inputRef={inputRef}
      onStatusChange={inbox.changeStatus}
      isListReady={inbox.list.status === 'ready'}
      unreadCount={inbox.list.rows.filter(({ is_seen }) => !is_seen).length}
      messageId={inbox.open.message}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => (
        <MentionListPane inbox={inbox} isShownAlone={isShownAlone} onKeyDown={onListKeyDown} />
      )}
    />
  );
}
