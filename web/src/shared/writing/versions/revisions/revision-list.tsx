import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { MoreButton } from '../../../ui-admin/more-button';
import type { Revision, RevisionPages } from './revision';

interface RevisionListProps<Fields> {
  /** said where there is none */
  noneText: string;
  list: RevisionPages<Fields>;
  /** what each is called, by its id */
  times: ReadonlyMap<string, string>;
  selectedIds: readonly string[];
  /** the revision that is published now; null if none is */
  liveId: string | null;
  /** null if the text cannot be changed */
  onRestore: ((revision: Revision<Fields>) => void) | null;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** The revisions of a text. Two of them can be selected. */
export function RevisionList<Fields>({ list, noneText, liveId, ...props }: RevisionListProps<Fields>) {
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
  if (list.rows.length === 0) return <Typography color="textSecondary">{noneText}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={REVISION_TEXTS.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((row) => (
          <RevisionItem
            key={row.id}
            row={row}
            time={props.times.get(row.id) ?? ''}
            isLive={row.id === liveId}
            isSelected={props.selectedIds.includes(row.id)}
            onRestore={props.onRestore}
            onSelect={props.onSelect}
          />
        ))}
      </Box>
      {list.hasMore && <MoreButton label={REVISION_TEXTS.more} paging={list.paging} onMore={list.loadMore} />}
    </>
  );
}

interface RevisionItemProps<Fields> extends Pick<RevisionListProps<Fields>, 'onRestore' | 'onSelect'> {
  row: Revision<Fields>;
  time: string;
  isLive: boolean;
  isSelected: boolean;
}

function RevisionItem<Fields>({ row, time, isLive, isSelected, ...props }: RevisionItemProps<Fields>) {
  const { onRestore, onSelect } = props;
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
          <Typography component="time" dateTime={row.publishedAt.toISOString()} variant="subtitle2">
            {time}
          </Typography>
          {row.number !== undefined && (
            <Typography component="span" variant="body2">
              {row.number}
            </Typography>
          )}
          <Typography component="span" variant="body2" color="textSecondary">
            <bdi>{REVISION_TEXTS.by(row.publisher || REVISION_TEXTS.someone)}</bdi>
          </Typography>
          {isLive && <Chip size="small" variant="outlined" color="success" label={REVISION_TEXTS.live} />}
        </Box>
        <Typography variant="body2" noWrap color="textSecondary">
          <bdi>{row.title}</bdi>
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
