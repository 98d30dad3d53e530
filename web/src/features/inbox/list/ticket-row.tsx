import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import WaitingIcon from '@mui/icons-material/ScheduleSendOutlined';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import type { DueOfRow } from '../due/due-mark';
import type { UnsentState } from '../reply/outgoing';
import { RowStatus } from '../status/row-status';
import { TagsInRow } from '../tags/tags-in-row';
import { type Ticket, visitorLabel } from '../ticket';
import { ViewersInRow } from '../viewers/viewers-of';
import { isForThisTab, isRangeClick } from './is-for-this-tab';
import { LastWords } from './last-words';
import { PriorityMark } from './priority-mark';
import { UnreadDot } from './unread-dot';
import { useOpenAtOnce } from './use-open-at-once';

const DueMark = lateComponent(async () => (await import('../due/due-mark')).DueMark);

const arrive = keyframes`
  from { background-color: var(--hl-palette-surface-note); }
`;

/** Most messages have arrived by then; one that has not gets a mark. */
const WAITING_SHOWN_AFTER = '2s';

const appear = keyframes`
  from { visibility: hidden; }
`;

type MergedInto = NonNullable<Ticket['merged_into']>;

/** What a row shows of a ticket. */
export interface RowTicket
  extends Pick<
    Ticket,
    'id' | 'number' | 'title' | 'status' | 'own_status_ref' | 'last_message' | 'priority_level' | 'tag_refs'
  > {
  readonly visitor: Pick<Ticket['visitor'], 'name' | 'email'>;
  readonly merged_into?: Pick<MergedInto, 'number'> | undefined;
  readonly snoozed?: Pick<NonNullable<Ticket['snoozed']>, 'until'> | undefined;
  readonly woken?: Pick<NonNullable<Ticket['woken']>, 'at'> | undefined;
  readonly last_message_at: Pick<Ticket['last_message_at'], 'toDate'>;
  readonly due?: DueOfRow | undefined;
}

interface TicketRowProps {
  ticket: RowTicket;
  to: string;
  isSelected: boolean;
  isUnread: boolean;
  hasArrived: boolean;
  isStatusShown: boolean;
  unsent: UnsentState | undefined;
  /** selects up to this row; absent where rows are not selected, which then have no room for a checkbox */
  onRange: ((id: string) => void) | undefined;
}

/** One ticket of the list: visitor, title, last message and its time. */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { ticket, isSelected, isUnread } = props;
  const openAtOnce = useOpenAtOnce();
  return (
    <Box
      component={Link}
      to={props.to}
      onClick={(event: MouseEvent) => {
        if (isRangeClick(event) && props.onRange !== undefined) {
          event.preventDefault();
          props.onRange(ticket.id);
        }
        if (!isForThisTab(event)) return;
        event.preventDefault();
        openAtOnce(props.to);
      }}
      data-ticket={ticket.id}
      aria-current={isSelected ? 'true' : undefined}
      sx={{
        position: 'relative',
        display: 'block',
        pr: 2,
        pl: props.onRange === undefined ? 2 : 4.5,
        py: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'surface.selected' : 'background.paper',
        boxShadow: (theme) => (isSelected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
        animation: props.hasArrived ? `${arrive} 2.4s ease-out` : 'none',
        '&:hover': { bgcolor: isSelected ? 'surface.selected' : 'surface.sunken' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography
          component="span"
          variant="subtitle2"
          noWrap
          sx={{ flex: 1, fontWeight: isUnread ? 700 : 550 }}
        >
          <bdi>{visitorLabel(ticket)}</bdi>
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color={isUnread ? 'primary' : 'textSecondary'}
          sx={{ fontWeight: isUnread ? 650 : 400, flex: 'none' }}
        >
          <RelativeTime at={ticket.last_message_at.toDate()} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ flex: 1, fontWeight: isUnread ? 600 : 450, color: 'text.primary' }}
        >
          {shortNumber(ticket.number)} <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi>
        </Typography>
        <ViewersInRow ticket={ticket.id} />
        <PriorityMark ticket={ticket} />
        {isUnread && <UnreadDot />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.25 }}>
        <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ flex: 1 }}>
          <LastWords last={ticket.last_message} />
        </Typography>
        {props.unsent !== undefined && <UnsentMark state={props.unsent} />}
        {ticket.due !== undefined && (
          <Suspense>
            <DueMark due={ticket.due} />
          </Suspense>
        )}
        <RowStatus ticket={ticket} isStatusShown={props.isStatusShown} />
      </Box>
      <TagsInRow refs={ticket.tag_refs} />
    </Box>
  );
});

function UnsentMark({ state }: { state: UnsentState }) {
  if (state === 'failed') {
    return (
      <ErrorIcon titleAccess={INBOX_TEXTS.rowNotSent} color="error" sx={{ flex: 'none', fontSize: 18 }} />
    );
  }
  return (
    <WaitingIcon
      titleAccess={INBOX_TEXTS.rowWaiting}
      color="warning"
      sx={{ flex: 'none', fontSize: 18, animation: `${appear} ${WAITING_SHOWN_AFTER} step-end` }}
    />
  );
}
