import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { InboxFrame } from '../inbox-frame';
import { useTicketStatus } from '../status/use-ticket-status';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { readDraftView } from './draft-view';
import { DraftsPane } from './drafts-pane';
import { useTicketWriting } from './use-draft-actor';

const NO_THREAD = {
  title: DRAFT_TEXTS.choose,
  body: DRAFT_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** /admin/inbox?tab=draftstickets: replies in review, each in the thread of its ticket (S3-40, D-104). */
export function DraftsPage() {
  const [search] = useSearchParams();
  const view = readDraftView(search, useMay('ReplyDrafts.readOthers'));
  const openRef = search.get('conversation');
  const open = useOpenConversation(openRef);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  useSeenMark(stored, useMay('Conversations.markRead'));
  const inputRef = useRef<HTMLTextAreaElement>(null);
  return (
    <InboxFrame
      open={open}
      ticket={stored === null ? null : status.seen(stored)}
      backTo={adminLinks.drafts(view)}
      writing={useTicketWriting()}
      inputRef={inputRef}
      onStatusChange={status.change}
      isListReady
      unreadCount={0}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => <DraftsPane view={view} openRef={openRef} isShownAlone={isShownAlone} />}
    />
  );
}
