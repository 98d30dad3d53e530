import { NEWS_REACTIONS, type NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsState } from '@harborline/domain/news/news-schedule';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { zonedTime } from '../../../shared/format/local-times';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { CopyMarks } from '../../articles';
import { useUpdatedNews } from '../defaults/use-news-copies';
import { NewsChip } from '../news-chip';

const COLUMNS = {
  xs: 'minmax(0, 1fr) 34px',
  sm: 'minmax(0, 1fr) 160px 64px 80px 72px 34px',
};
/** On a phone the state is below the title, which gets the whole width. */
const AREAS = {
  xs: '"news menu" "state menu"',
  sm: '"news state views reactions edited menu"',
};
const NUMBER = {
  display: { xs: 'none', sm: 'block' },
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Has on a phone, in a line, what is in columns elsewhere. */
const PHONE_ONLY = { display: { xs: 'block', sm: 'none' } } as const;

const reactionsTo = (row: NewsFlash): number => NEWS_REACTIONS.reduce((sum, kind) => sum + row[kind], 0);

/** What is going to happen with it, or could not. */
function stepOf(row: NewsFlash): string {
  if (row.is_schedule_refused) return NEWS_TEXTS.refused;
  if (row.publish_at !== null) return NEWS_TEXTS.publishes(zonedTime(row.publish_at.toDate()));
  const isToCome = row.expires_at !== null && row.expires_at.toMillis() > Date.now();
  return isToCome && row.expires_at !== null ? NEWS_TEXTS.ends(zonedTime(row.expires_at.toDate())) : '';
}

/** What is over, or not out yet, has nothing that readers could miss. */
function StateChip({ row, hasDraft }: { readonly row: NewsFlash; readonly hasDraft: boolean }) {
  const state = newsState(row, Date.now());
  return <NewsChip state={state} hasDraft={hasDraft && state !== 'unpublished' && state !== 'expired'} />;
}

interface NewsTableProps {
  rows: readonly NewsFlash[];
  /** ids of the news flashes with unpublished changes */
  draftIds: ReadonlySet<string>;
  /** null if the person may not delete any */
  onDelete: ((row: NewsFlash) => void) | null;
}

/** News flashes with their state and numbers; a row leads to the editor. */
export function NewsTable({ rows, draftIds, onDelete }: NewsTableProps) {
  const updated = useUpdatedNews();
  return (
    <ListFrame label={NEWS_TEXTS.list} columns={COLUMNS.sm} heads={NEWS_TEXTS.columns} endsAt={2}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            ...LINKED_ROW,
            gridTemplateColumns: COLUMNS,
            gridTemplateAreas: AREAS,
            rowGap: { xs: 0.5, sm: 0 },
          }}
        >
          <Box sx={{ gridArea: 'news', minWidth: 0 }}>
            <Typography component={Link} to={adminLinks.editNews(row.id)} sx={ROW_LINK}>
              <bdi>{row.newsFlash_title}</bdi>
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" noWrap>
              <bdi>{row.categoryName || NEWS_TEXTS.categoryNone}</bdi>
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" sx={PHONE_ONLY}>
              {NEWS_TEXTS.figures(row.views, reactionsTo(row))} ·{' '}
              <RelativeTime at={row.updated_at.toDate()} />
            </Typography>
            {stepOf(row) !== '' && (
              <Typography variant="caption" component="p" sx={{ color: 'info.main' }}>
                {stepOf(row)}
              </Typography>
            )}
            <CopyMarks text={row} updated={updated} decideAt={adminLinks.defaultNews()} />
          </Box>
          <Box sx={{ gridArea: 'state' }}>
            <StateChip row={row} hasDraft={draftIds.has(row.id)} />
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" sx={NUMBER}>
            {row.views.toLocaleString('en-GB')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={NUMBER}>
            {reactionsTo(row).toLocaleString('en-GB')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={NUMBER}>
            <RelativeTime at={row.updated_at.toDate()} />
          </Typography>
          <Box sx={{ gridArea: 'menu' }}>
            {onDelete !== null && (
              <IconButton
                size="small"
                aria-label={NEWS_TEXTS.deleteNamed(row.newsFlash_title)}
                onClick={() => onDelete(row)}
                // Above the link that covers the row.
                sx={{ position: 'relative', zIndex: 1 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        </Box>
      ))}
    </ListFrame>
  );
}
