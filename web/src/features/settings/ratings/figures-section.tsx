import type { RatingFigures } from '@harborline/domain/entities/rating';
import { averageRating, totalRating } from '@harborline/domain/ratings/rating-figures';
import { ratingFiguresOf } from '@harborline/domain/stores/ratings';
import { RATING_SETTINGS_TEXTS } from '@harborline/domain/texts/ratings';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Stored } from '../../../shared/store/snapshot-record';
import { watchRecords } from '../../../shared/store/watch-records';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { SettingsSection } from '../frame/settings-section';

type Figures = readonly Stored<RatingFigures>[];

/** The ratings of each teammate, live; updated as visitors rate. */
export function FiguresSection({ libraryId }: { libraryId: string }) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<Figures>) =>
        watchRecords(firestore, ratingFiguresOf(libraryId))({ next: ({ records }) => next(records), error }),
    [firestore, libraryId],
  );
  const { live, retry } = useSubscription(source);
  return (
    <SettingsSection
      title={RATING_SETTINGS_TEXTS.figuresTitle}
      description={RATING_SETTINGS_TEXTS.figuresHelp}
    >
      {live.status === 'loading' && <ListSkeleton height={44} />}
      {(live.status === 'failed' || live.status === 'denied') && (
        <ErrorState title={RATING_SETTINGS_TEXTS.figuresFailed} onRetry={retry} />
      )}
      {live.status === 'ready' &&
        (live.data.length === 0 ? (
          <Typography>{RATING_SETTINGS_TEXTS.figuresEmpty}</Typography>
        ) : (
          <FiguresTable figures={live.data} />
        ))}
    </SettingsSection>
  );
}

function FiguresTable({ figures }: { figures: Figures }) {
  return (
    <Table size="small" aria-label={RATING_SETTINGS_TEXTS.figuresTitle}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{RATING_SETTINGS_TEXTS.teammate}</TableCell>
          <TableCell align="right">{RATING_SETTINGS_TEXTS.average}</TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            {RATING_SETTINGS_TEXTS.count}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.map((teammate) => (
          <FiguresRow
            key={teammate.id}
            name={<bdi>{teammate.agent_name || RATING_SETTINGS_TEXTS.unnamed}</bdi>}
            figures={teammate}
          />
        ))}
        {figures.length > 1 && (
          <FiguresRow name={RATING_SETTINGS_TEXTS.everybody} figures={totalRating(figures)} />
        )}
      </TableBody>
    </Table>
  );
}

function FiguresRow({ name, figures }: { name: ReactNode; figures: Pick<RatingFigures, 'count' | 'sum'> }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell align="right">{averageRating(figures)}</TableCell>
      <TableCell align="right" sx={{ pr: 0 }}>
        {figures.count}
      </TableCell>
    </TableRow>
  );
}
