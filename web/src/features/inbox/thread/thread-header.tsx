import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { IdentityMark } from '../details/identity-mark';
import { SnoozeButton } from '../snooze/snooze-button';
import type { NextStatus } from '../status/next-status';
import { StatusActions } from '../status/status-actions';
import { type Ticket, visitorLabel } from '../ticket';
import { ViewersInHead } from '../viewers/viewers-of';
import { HeaderFrame } from './header-frame';

const FollowKey = lateComponent(async () => (await import('../followers/follow-key')).FollowKey);
const TicketCommands = lateComponent(
  async () => (await import('../commands/ticket-commands')).TicketCommands,
);
const LinksInHead = lateComponent(async () => (await import('../links/links-in-head')).LinksInHead);
const SnoozedBanner = lateComponent(async () => (await import('../snooze/snoozed-banner')).SnoozedBanner);

interface ThreadHeaderProps {
  ticket: Ticket;
  /** the same, without a status that is only asked for */
  stored: Ticket;
  backTo: string;
  mayReply: boolean;
  areDetailsOpen: boolean;
  onDetailsToggle: () => void;
  onStatusChange: (status: NextStatus) => void;
}

export function ThreadHeader(props: ThreadHeaderProps) {
  const { ticket } = props;
  const isAlone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      <HeaderFrame backTo={props.backTo}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography variant="h2" component={isAlone ? 'h1' : 'h2'} noWrap sx={{ fontSize: '0.9375rem' }}>
              <bdi>{visitorLabel(ticket)}</bdi>
            </Typography>
            <IdentityMark isVerified={ticket.visitor.is_verified} isShort={isNarrow} />
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {shortNumber(ticket.number)} <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi>
          </Typography>
        </Box>
        <ViewersInHead ticket={ticket.id} />
        {props.mayReply && ticket.status !== 'closed' && (
          <SnoozeButton lastMessageId={ticket.last_message.id} onChoose={props.onStatusChange} />
        )}
        {props.mayReply && <StatusActions key={ticket.id} ticket={ticket} onChange={props.onStatusChange} />}
        <IconButton
          aria-label={INBOX_TEXTS.details}
          aria-pressed={props.areDetailsOpen}
          color={props.areDetailsOpen ? 'primary' : 'default'}
          onClick={props.onDetailsToggle}
        >
          <InfoIcon />
        </IconButton>
      </HeaderFrame>
      <Suspense>
        <FollowKey key={ticket.id} ticket={ticket} />
      </Suspense>
      {props.mayReply && (
        <Suspense>
          <TicketCommands key={ticket.id} ticket={ticket} onStatusChange={props.onStatusChange} />
        </Suspense>
      )}
      <Suspense>
        <LinksInHead key={ticket.id} ticket={ticket} stored={props.stored} />
      </Suspense>
      {ticket.status === 'snoozed' && ticket.snoozed !== undefined && (
        <Suspense>
          <SnoozedBanner
            ticket={ticket}
            onWake={props.mayReply ? () => props.onStatusChange('open') : undefined}
          />
        </Suspense>
      )}
    </>
  );
}
