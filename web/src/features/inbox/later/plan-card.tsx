import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { whyHeld } from '@harborline/domain/tickets/planned-reply';
import LaterIcon from '@mui/icons-material/ScheduleSendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { weekdayTime } from '../../../shared/format/local-times';
import { useNow } from '../../../shared/hooks/use-now';
import { isSecondClick } from '../../../shared/ui-admin/double-click';
import type { Ticket } from '../ticket';
import { type PlanCardProps, usePlanCard } from './use-plan-card';

interface TicketPlanProps extends PlanCardProps {
  ticket: Ticket;
}

/** Why it does not go out, or will not; null if nothing stops it. */
function stopText({ plan, ticket, lastShown }: TicketPlanProps): string | null {
  if (plan.state === 'held') {
    const { held_because: because, held_by_name: name } = plan;
    return because === '' ? null : LATER_TEXTS.held[because](name);
  }
  const because = whyHeld(plan, ticket, { mayAuthorReply: true, last: lastShown });
  return because === null ? null : `${LATER_TEXTS.willBeHeld} ${LATER_TEXTS.held[because]('')}`;
}

interface PlanHeadProps extends Pick<Card, 'headingRef'> {
  plan: PlannedReply;
  /** whether something will hold it, or has */
  isStopped: boolean;
}

function PlanHead({ plan, isStopped, headingRef }: PlanHeadProps) {
  const { author_name: author, state, send_at, then_status: then } = plan;
  const at = send_at.toDate();
  const isDue = at.getTime() <= useNow(5_000);
  const time = <time dateTime={at.toISOString()}>{weekdayTime(at)}</time>;
  const ofPlanned = isDue ? LATER_TEXTS.isDue : LATER_TEXTS.goesOut;
  const ofStopped = state === 'held' ? LATER_TEXTS.isHeld : LATER_TEXTS.willNotGo;
  const title = (isStopped ? ofStopped : ofPlanned)(author);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <LaterIcon fontSize="small" sx={{ mt: '1px', color: 'text.secondary' }} />
        <Typography ref={headingRef} tabIndex={-1} variant="subtitle2" component="h3">
          {title} {time}
        </Typography>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.25 }}>
        {LATER_TEXTS.internal}
        {then !== '' && ` ${LATER_TEXTS.cardThen[then]}`}
      </Typography>
    </>
  );
}

type Card = ReturnType<typeof usePlanCard>;

function PlanActions({ card, isHeld }: { card: Card; isHeld: boolean }) {
  const button = (label: string, act: () => void, hint?: string): ReactNode => (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      title={hint}
      disabled={card.isBlocked}
      onClick={(event) => {
        if (!isSecondClick(event)) act();
      }}
    >
      {label}
    </Button>
  );
  const { may, isAuthor } = card;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '&:empty': { display: 'none' } }}>
      {may('send') && button(LATER_TEXTS.sendNow, card.sendNow)}
      {may('change') && button(isHeld ? LATER_TEXTS.planAgain : LATER_TEXTS.edit, card.edit)}
      {may('cancel') &&
        button(isAuthor ? LATER_TEXTS.cancel : LATER_TEXTS.takeOver, card.cancel, LATER_TEXTS.cancelHint)}
      {may('hold') && button(LATER_TEXTS.stop, card.stop, LATER_TEXTS.stopHint)}
    </Box>
  );
}

/** A reply that goes out later, or was held, at the end of its ticket's thread: never a visitor's to see (D-120). */
export function PlanCard({ ticket, ...props }: TicketPlanProps) {
  const { plan } = props;
  const card = usePlanCard(props);
  const isHeld = plan.state === 'held';
  const stops = stopText({ ticket, ...props });
  return (
    <Box
      component="article"
      aria-label={(isHeld ? LATER_TEXTS.heldCard : LATER_TEXTS.card)(plan.author_name)}
      data-planned={plan.id}
      sx={{
        alignSelf: 'flex-end',
        width: 'min(40rem, 100%)',
        boxSizing: 'border-box',
        mt: 2,
        p: 1.5,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isHeld ? 'warning.main' : 'primary.main',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <PlanHead plan={plan} isStopped={isHeld || stops !== null} headingRef={card.headingRef} />
      {stops !== null && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {stops}
        </Alert>
      )}
      <Box dir="auto" sx={{ mt: 1, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {plan.text}
      </Box>
      <PlanActions card={card} isHeld={isHeld} />
      {!card.isOnline && (
        <Typography variant="caption" component="p" role="status" sx={{ mt: 1 }}>
          {LATER_TEXTS.needsConnection}
        </Typography>
      )}
    </Box>
  );
}
