import { type PresentedQueue, takeNextTicket } from '@harborline/domain/api/inbox/smart-queues';
import { sentenceOf } from '@harborline/domain/predicate/sentence';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { queueFacts, queueWarnings } from '../../../shared/smart-queues/queue-facts';
import { useTakeNext } from '../../../shared/smart-queues/use-take-next';
import { useMay } from '../../../shared/staff/use-may';
import { useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import { useTakeKey } from './use-take-key';

/** Takes the next ticket, by a click or a key. */
function TakeNext({ queueRef }: { queueRef: string }) {
  const { takeNext, isTaking } = useTakeNext();
  const onTake = useCallback(() => {
    if (!isTaking) void takeNext(queueRef);
  }, [isTaking, takeNext, queueRef]);
  useTakeKey(onTake);
  return (
    <Button
      variant="contained"
      fullWidth
      // Not `disabled`: whoever presses it would lose the focus.
      aria-disabled={isTaking}
      sx={{ mt: 1, opacity: isTaking ? 0.6 : 1 }}
      onClick={onTake}
    >
      {isTaking ? SMART_QUEUE_TEXTS.taking : SMART_QUEUE_TEXTS.takeNext}
    </Button>
  );
}

/** What the queue is to the person. */
function standingText({ standing, wait_minutes }: PresentedQueue): string | null {
  if (standing === 'none') return SMART_QUEUE_TEXTS.looksOn;
  return standing === 'overflow' ? SMART_QUEUE_TEXTS.late(wait_minutes) : null;
}

/** What the queue has, who draws from it in which order, and the button that takes the next ticket. */
export function QueueHead({ queue }: { queue: PresentedQueue }) {
  const { wording } = useFilterWords();
  const mayTake = useMay(takeNextTicket);
  const predicate = useMemo(() => parsePredicate(queue.filter, TICKET_CATALOGUE), [queue.filter]);
  const standing = standingText(queue);
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2" dir="auto" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {queue.name}
      </Typography>
      {predicate !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxHeight: 96, overflowY: 'auto' }}>
          {`${SMART_QUEUE_TEXTS.ofThoseWaiting} ${sentenceOf(predicate, wording)}.`}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
        {[...queueFacts(queue), ...queueWarnings(queue)].join(' · ')}
      </Typography>
      {standing !== null && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 550 }}>
          {standing}
        </Typography>
      )}
      {mayTake && queue.standing !== 'none' && <TakeNext queueRef={queue.smart_queue_ref} />}
    </Box>
  );
}
