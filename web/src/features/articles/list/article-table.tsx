import { audienceOf, isLive } from '@harborline/domain/articles/publication';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { BULK_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { PublishChip } from '../../../shared/writing/publish-chip';
import type { DraftEdits } from './article-drafts';
import { type ArticleRow, editedAt, hasUnpublishedChanges } from './article-row';
import { ArticleRowMenu } from './article-row-menu';
import type { Selection } from './bulk/use-selection';
import { NO_STEPS, type PlannedSteps } from './use-planned-steps';

interface ArticleTableProps {
  rows: readonly ArticleRow[];
  /** null while the categories load */
  categoryTitleOf: (categoryId: string) => string | null;
  draftEdits: DraftEdits;
  plannedSteps?: PlannedSteps;
  /** null if the user may neither archive nor delete */
  removal: RowRemoval | null;
  /** null while rows cannot be selected */
  selection: Selection | null;
}

export interface RowRemoval {
  readonly archive: (row: ArticleRow) => void;
  readonly restore: (row: ArticleRow) => void;
  readonly remove: (row: ArticleRow) => void;
}

const COLUMNS = {
  xs: 'minmax(0, 1fr) 34px',
  sm: 'minmax(0, 1fr) 150px 64px 72px 34px',
};
/** On a phone the state is below the title, which gets the whole width. */
const AREAS = { xs: '"article menu" "state menu"', sm: '"article state views edited menu"' };
/** What a checkbox takes at the beginning of a row. */
const CHECKBOX_WIDTH = '32px';
const NUMBER = {
  display: { xs: 'none', sm: 'block' },
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
};

/** Articles with their category, state and last edit; a row leads to the editor. */
export function ArticleTable({
  rows,
  categoryTitleOf,
  draftEdits,
  plannedSteps = NO_STEPS,
  removal,
  selection,
}: ArticleTableProps) {
  return (
    <ListFrame label={ARTICLE_TEXTS.articles} columns={COLUMNS.sm} heads={ARTICLE_TEXTS.columns} endsAt={2}>
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
          <Box sx={{ gridArea: 'article', display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            {selection !== null && <RowCheckbox row={row} selection={selection} />}
            <Box sx={{ minWidth: 0 }}>
              <Typography component={Link} to={adminLinks.editArticle(row.id)} sx={ROW_LINK}>
                <bdi>{row.article_title}</bdi>
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p" noWrap>
                <bdi>{categoryTitleOf(row.article_categories) ?? <Skeleton width={120} />}</bdi>
              </Typography>
              {plannedSteps.has(row.id) && (
                <Typography variant="caption" component="p" sx={{ color: 'info.main' }}>
                  {plannedSteps.get(row.id)}
                </Typography>
              )}
            </Box>
          </Box>
          <Box sx={{ gridArea: 'state', ml: { xs: selection === null ? 0 : CHECKBOX_WIDTH, sm: 0 } }}>
            <PublishChip
              isPublished={isLive(row)}
              isForStaff={audienceOf(row) === 'staff'}
              isArchived={row.is_disabled}
              hasDraft={hasUnpublishedChanges(row, draftEdits)}
            />
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" sx={NUMBER}>
            {row.views.toLocaleString('en-GB')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={NUMBER}>
            <RelativeTime at={editedAt(row, draftEdits)} />
          </Typography>
          <Box sx={{ gridArea: 'menu' }}>
            {removal !== null && (
              <ArticleRowMenu
                title={row.article_title}
                isArchived={row.is_disabled}
                onArchive={() => removal.archive(row)}
                onRestore={() => removal.restore(row)}
                onDelete={() => removal.remove(row)}
              />
            )}
          </Box>
        </Box>
      ))}
    </ListFrame>
  );
}

const RowCheckbox = ({ row, selection }: { row: ArticleRow; selection: Selection }) => (
  <Checkbox
    size="small"
    checked={selection.has(row.id) && selection.maySelect(row)}
    disabled={!selection.maySelect(row)}
    onChange={() => selection.toggle(row.id)}
    slotProps={{ input: { 'aria-label': BULK_TEXTS.select(row.article_title) } }}
    // Above the link that covers the row.
    sx={{ position: 'relative', zIndex: 1, p: 0.5, ml: -0.5 }}
  />
);
