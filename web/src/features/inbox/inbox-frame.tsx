import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { lateComponent } from '../../shared/hooks/late-component';
import { PRINT } from '../../shared/ui-admin/print-styles';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { useReadNotices } from './notices/use-read-notices';
import type { TicketStatus } from './status/use-ticket-status';
import { NoThread, type NoThreadTexts, ThreadSkeleton } from './thread/no-thread';
import type { OpenTicket } from './thread/use-ticket';
import { type Ticket, visitorLabel } from './ticket';
import { useTicketSeat } from './viewers/use-ticket-seat';

const openTicket = () => import('./open-ticket');
const ThreadPane = lateComponent(async () => (await openTicket()).ThreadPane);
const ThreadHeader = lateComponent(async () => (await openTicket()).ThreadHeader);
const DetailsFrame = lateComponent(async () => (await openTicket()).DetailsFrame);
const ThumbBar = lateComponent(async () => (await import('./thumb-bar/thumb-bar')).ThumbBar);

interface InboxFrameProps {
  /** the ticket that the URL names */
  open: OpenTicket;
  /** as it is shown; null while there is none */
  ticket: Ticket | null;
  /** where the way back from the ticket leads */
  backTo: string;
  /** how the person may write: to the visitor, drafts for review alone, or not at all */
  writing: 'reply' | 'draft' | 'none';
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onStatusChange: TicketStatus['change'];
  /** whether the list is there, so that what a ticket needs may load */
  isListReady: boolean;
  /** number of rows that need attention, for the title of the tab */
  unreadCount: number;
  /** a note to show once its ticket is there */
  messageId?: string | null;
  /** shown in the place of the thread */
  instead?: ReactNode;
  noThreadTexts?: NoThreadTexts;
  /** the list. @param isShownAlone whether it is the only pane, on screens too narrow for list and thread */
  list: (isShownAlone: boolean) => ReactNode;
}

/** Loads what a ticket needs once one is near. */
function useOpenTicketCode(isNear: boolean): void {
  useEffect(() => {
    if (isNear) openTicket().catch((error: unknown) => report('thread', error));
  }, [isNear]);
}

/** List, thread and details of tickets, on narrow screens one at a time. */
export function InboxFrame({ open, ticket, backTo, writing, instead, ...props }: InboxFrameProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);
  const areDetailsOpen = ticket !== null && (detailsChoice ?? isWide);
  useOpenTicketCode(open.status !== 'none' || props.isListReady);
  useTicketSeat(ticket?.id ?? null);
  useReadNotices(ticket);
  useDocumentTitle(ticket === null ? INBOX_TEXTS.title : visitorLabel(ticket), props.unreadCount);

  const mayChange = writing === 'reply' && ticket?.merged_into === undefined;
  const isListAlone = open.status === 'none' && instead === undefined;
  return (
    <Box {...PRINT.flow} sx={{ display: 'flex', flex: 1, minHeight: 0, bgcolor: 'background.paper' }}>
      {props.list(isListAlone)}
      <Box
        {...(isListAlone ? PRINT.none : PRINT.flow)}
        sx={{ display: { xs: isListAlone ? 'none' : 'flex', md: 'flex' }, flex: 1, minWidth: 0 }}
      >
        {instead !== undefined && <Suspense fallback={<ThreadSkeleton />}>{instead}</Suspense>}
        {instead === undefined && ticket === null && (
          <NoThread
            open={open}
            backTo={backTo}
            {...(props.noThreadTexts === undefined ? {} : { texts: props.noThreadTexts })}
          />
        )}
        {ticket !== null && (
          <Suspense fallback={<ThreadSkeleton />}>
            <ThreadPane
              key={ticket.id}
              ticket={ticket}
              writing={writing}
              inputRef={props.inputRef}
              messageId={props.messageId ?? null}
              bar={
                isPhone
                  ? (thumb) => (
                      <Suspense fallback={<Box sx={{ flex: 'none', height: 53 }} />}>
                        <ThumbBar
                          ticket={ticket}
                          writing={thumb}
                          backTo={backTo}
                          mayReply={mayChange}
                          onStatusChange={(status) => props.onStatusChange(ticket, status)}
                          onDetails={() => setDetailsChoice(true)}
                        />
                      </Suspense>
                    )
                  : undefined
              }
              header={
                <ThreadHeader
                  ticket={ticket}
                  stored={open.status === 'ready' ? open.ticket : ticket}
                  backTo={backTo}
                  mayReply={mayChange}
                  areDetailsOpen={areDetailsOpen}
                  onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
                  onStatusChange={(status) => props.onStatusChange(ticket, status)}
                />
              }
            />
          </Suspense>
        )}
      </Box>
      {ticket !== null && (
        <Suspense>
          <DetailsFrame
            ticket={ticket}
            isOpen={areDetailsOpen}
            isBeside={isWide}
            onClose={() => setDetailsChoice(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
