import type { Rating } from '@harborline/domain/entities/rating';
import { newestRatings } from '@harborline/domain/stores/ratings';
import { RATING_LABELS, RATING_TEXTS } from '@harborline/domain/texts/ratings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { absoluteTime } from '../../../../shared/format/staff-times';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../../shared/live/use-subscription';
import type { Stored } from '../../../../shared/store/snapshot-record';
import { watchRecords } from '../../../../shared/store/watch-records';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';

type Ratings = readonly Stored<Rating>[];

/** What the visitor thinks of the answers, the newest first and live (D-97). */
export function TicketRatings({ conversationRef }: { conversationRef: string }) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<Ratings>) =>
        watchRecords(
          firestore,
          newestRatings(conversationRef),
        )({ next: ({ records }) => next(records), error }),
    [firestore, conversationRef],
  );
  const { live, retry } = useSubscription(source);
  if (live.status === 'loading') return <ListSkeleton height={36} />;
  if (live.status !== 'ready') return <ErrorState title={RATING_TEXTS.loadFailed} onRetry={retry} />;
  if (live.data.length === 0) return <Typography variant="body2">{RATING_TEXTS.none}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {live.data.map((rating) => (
        <RatingLine key={rating.id} rating={rating} />
      ))}
    </Box>
  );
}

function RatingLine({ rating }: { rating: Rating }) {
  const at = rating.changed_at.toDate();
  const { message_rating: stars, message_review: comment, agent_name: agentName } = rating;
  return (
    <li>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {RATING_TEXTS.summary(stars)} · {RATING_LABELS[stars]}
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {comment || RATING_TEXTS.noComment}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {agentName !== '' && <bdi>{RATING_TEXTS.forAnswerOf(agentName)} · </bdi>}
        <time dateTime={at.toISOString()}>{absoluteTime(at)}</time>
      </Typography>
    </li>
  );
}
