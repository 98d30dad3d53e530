import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { DetailsFrame } from '../details/details-frame';
import { useTicketStatus } from '../status/use-ticket-status';
import { NoThread } from '../thread/no-thread';
import { ThreadHeader } from '../thread/thread-header';
import { ThreadPane } from '../thread/thread-pane';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { visitorLabel } from '../ticket';
import { readDraftView } from './draft-view';
import { DraftsPane } from './drafts-pane';
import { useTicketWriting } from './use-draft-actor';

/** /admin/inbox?tab=draftstickets: replies in review, each in the thread of its ticket (S3-40, D-104). */
export function DraftsPage() {
  const [search] = useSearchParams();
  const view = readDraftView(search, useMay('ReplyDrafts.readOthers'));
  const openRef = search.get('conversation');
  const open = useOpenConversation(openRef);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  const ticket = stored === null ? null : status.seen(stored);
  useSeenMark(stored, useMay('Conversations.markRead'));
  const writing = useTicketWriting();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);
  const areDetailsOpen = ticket !== null && (detailsChoice ?? isWide);
  useDocumentTitle(ticket === null ? DRAFT_TEXTS.list : visitorLabel(ticket));
  const backTo = adminLinks.drafts(view);
  const isListAlone = openRef === null;
  return (
    <Box {...PRINT.flow} sx={{ display: 'flex', flex: 1, minHeight: 0, bgcolor: 'background.paper' }}>
      <DraftsPane view={view} openRef={openRef} isShownAlone={isListAlone} />
      <Box sx={{ display: { xs: isListAlone ? 'none' : 'flex', md: 'flex' }, flex: 1, minWidth: 0 }}>
        {ticket === null ? (
          <NoThread
            open={open}
            backTo={backTo}
            texts={{
              title: DRAFT_TEXTS.choose,
              body: DRAFT_TEXTS.chooseBody,
              gone: INBOX_TEXTS.threadGone,
            }}
          />
        ) : (
          <ThreadPane
            key={ticket.id}
            ticket={ticket}
            writing={writing}
            inputRef={inputRef}
            header={
              <ThreadHeader
                ticket={ticket}
                backTo={backTo}
                mayReply={writing === 'reply'}
                areDetailsOpen={areDetailsOpen}
                onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
                onStatusChange={(next) => status.change(ticket, next)}
              />
            }
          />
        )}
      </Box>
      {ticket !== null && (
        <DetailsFrame
          ticket={ticket}
          isOpen={areDetailsOpen}
          isBeside={isWide}
          onClose={() => setDetailsChoice(false)}
        />
      )}
    </Box>
  );
}
