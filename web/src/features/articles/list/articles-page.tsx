import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { CategoryNav } from '../categories/category-nav';
import { categoryTitles } from '../categories/category-titles';
import { useCategories } from '../categories/use-categories';
import { useDefaultCategories } from '../defaults/use-default-categories';
import { RemovalDialog } from '../removal/removal-dialog';
import { useRowRemoval } from '../removal/use-row-removal';
import { BegunLine } from '../unsaved/begun-line';
import { ArticleResults, type AskedArticles } from './article-results';
import type { ArticleRow } from './article-row';
import { BulkBar } from './bulk/bulk-bar';
import { useBulkChanges } from './bulk/use-bulk-changes';
import { useChangedRows } from './bulk/use-changed-rows';
import { useSelection } from './bulk/use-selection';
import { ContentFilters } from './content-filters';
import { ContentViews } from './content-views';
import { useArticleList } from './use-article-list';
import { useArticleScope } from './use-article-scope';
import { useArticleSearch } from './use-article-search';
import { useArticlesToVerify } from './use-articles-to-verify';
import { type ContentFilter, useContentFilter } from './use-content-filter';
import { useDraftEdits } from './use-draft-edits';
import { usePlannedSteps } from './use-planned-steps';

const NO_NODES = [] as const;
const NO_ROWS = [] as const;

function askedArticles({ state, categoryId }: ContentFilter): AskedArticles {
  if (categoryId !== '') return 'some';
  return state === 'all' || state === 'archived' ? state : 'some';
}

/** The articles of the library by category and state; the filter is in the URL. */
export function ArticlesPage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayRemove = useMay('Articles.publish');
  const removal = useRowRemoval();
  const hidden = useHiddenTexts();
  const draftEdits = useDraftEdits(libraryId);
  const plannedSteps = usePlannedSteps(libraryId);
  const { filter, linkTo, change } = useContentFilter();
  const categories = useCategories(libraryId);
  const defaults = useDefaultCategories();
  const nodes = categories.status === 'ready' ? categories.data : NO_NODES;
  const scope = useArticleScope(libraryId, filter, nodes);
  const list = useArticleList(scope);
  const overdue = useArticlesToVerify(scope, filter.words);
  const searched = useArticleSearch(scope, overdue === null ? filter.words : '');
  const search = overdue ?? searched;

  const changed = useChangedRows();
  const found = search === null ? list.rows : search.status === 'ready' ? search.data : NO_ROWS;
  const rows = useMemo(
    () =>
      changed
        .apply(found, scope)
        .filter(({ id }) => !hidden.has(id) && (search === null || !removal.moved.has(id))),
    [changed, found, scope, search, removal.moved, hidden],
  );
  const bulk = useBulkChanges(changed.note);
  const mayChange = useCallback(
    (row: ArticleRow) => mayRemove || (!row.is_published && !row.is_disabled),
    [mayRemove],
  );
  const selection = useSelection(rows, mayChange);
  const isSelecting = rows.length > 0 && filter.state !== 'archived';

  const categoryTitleOf = useMemo(() => categoryTitles(categories, defaults), [categories, defaults]);
  const newArticleTo = adminLinks.createArticle(filter.categoryId === '' ? undefined : filter.categoryId);
  return (
    <PageFrame
      title={ARTICLE_TEXTS.listTitle}
      width="wide"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={adminLinks.importArticles()} variant="outlined">
            {IMPORT_WIZARD_TEXTS.open}
          </Button>
          <Button component={Link} to={newArticleTo} variant="contained" startIcon={<AddIcon />}>
            {ARTICLE_TEXTS.newArticle}
          </Button>
        </Box>
      }
    >
      <ContentViews current="articles" />
      <BegunLine />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Box sx={{ flex: '0 0 220px', display: { xs: 'none', lg: 'block' } }}>
          <CategoryNav
            nodes={nodes}
            isLoading={categories.status === 'loading'}
            selectedId={filter.categoryId}
            linkTo={(categoryId) => linkTo({ ...filter, categoryId })}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ContentFilters filter={filter} nodes={nodes} linkTo={linkTo} onChange={change} />
          <BulkBar
            isShown={isSelecting || bulk.progress !== null}
            selection={selection}
            nodes={nodes}
            bulk={bulk}
            mayArchive={mayRemove}
          />
          <ArticleResults
            list={list}
            search={search}
            rows={rows}
            asked={askedArticles(filter)}
            newArticleTo={newArticleTo}
            categoryTitleOf={categoryTitleOf}
            draftEdits={draftEdits}
            plannedSteps={plannedSteps}
            removal={mayRemove ? removal.actions : null}
            selection={isSelecting && bulk.progress === null ? selection : null}
          />
        </Box>
      </Box>
      {removal.asked !== null && (
        <RemovalDialog
          kind={removal.asked.kind}
          title={removal.asked.article.title}
          isPublished={removal.asked.isPublished}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        />
      )}
    </PageFrame>
  );
}
