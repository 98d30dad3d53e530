import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { absoluteTime } from '../../../../shared/format/staff-times';
import type { PagedList } from '../../../../shared/live/use-paged-list';
import { MoreButton } from '../../../../shared/ui-admin/more-button';
import type { RevisionRow } from './use-revisions';

interface RevisionListProps {
  list: PagedList<RevisionRow>;
  selectedIds: readonly string[];
  /** the revision that is published now; null if none is */
  liveId: string | null;
  /** null if the article cannot be changed */
  onRestore: ((revision: RevisionRow) => void) | null;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** The revisions of an article. Two of them can be selected. */
export function RevisionList({ list, selectedIds, liveId, onRestore, onSelect }: RevisionListProps) {
  if (list.status === 'loading') {
    return <Typography role="status">{REVISION_TEXTS.loading}</Typography>;
  }
  if (list.status === 'failed' || list.status === 'denied') {
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography>{REVISION_TEXTS.failed}</Typography>
        <Button onClick={list.retry}>{KIT_TEXTS.retry}</Button>
      </Box>
    );
  }
  if (list.rows.length === 0) return <Typography color="textSecondary">{REVISION_TEXTS.none}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={REVISION_TEXTS.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((row) => (
          <RevisionItem
            key={row.id}
            row={row}
            isLive={row.id === liveId}
            isSelected={selectedIds.includes(row.id)}
            onRestore={onRestore}
            onSelect={onSelect}
          />
        ))}
      </Box>
      {list.hasMore && <MoreButton label={REVISION_TEXTS.more} paging={list.paging} onMore={list.loadMore} />}
    </>
  );
}

interface RevisionItemProps extends Pick<RevisionListProps, 'onRestore' | 'onSelect'> {
  row: RevisionRow;
  isLive: boolean;
  isSelected: boolean;
}

function RevisionItem({ row, isLive, isSelected, onRestore, onSelect }: RevisionItemProps) {
  const time = absoluteTime(row.published_at.toDate());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Checkbox
        checked={isSelected}
        onChange={(_event, next) => onSelect(row.id, next)}
        slotProps={{ input: { 'aria-label': REVISION_TEXTS.select(time) } }}
        sx={{ mt: -0.75, ml: -1 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="time" dateTime={row.published_at.toDate().toISOString()} variant="subtitle2">
            {time}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            <bdi>{REVISION_TEXTS.by(row.published_name || REVISION_TEXTS.someone)}</bdi>
          </Typography>
          {isLive && <Chip size="small" variant="outlined" color="success" label={REVISION_TEXTS.live} />}
        </Box>
        <Typography variant="body2" noWrap color="textSecondary">
          <bdi>{row.article_title}</bdi>
        </Typography>
        {row.note !== undefined && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{row.note}</bdi>
          </Typography>
        )}
      </Box>
      {onRestore !== null && (
        <Button
          size="small"
          color="inherit"
          aria-label={REVISION_TEXTS.restoreNamed(time)}
          onClick={() => onRestore(row)}
          sx={{ flex: 'none' }}
        >
          {REVISION_TEXTS.restore}
        </Button>
      )}
    </Box>
  );
}
