import { isAllowed } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { permissionsToChange } from '@harborline/domain/team/standing';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { useStaff } from '../../shared/staff/session-context';
import { PageFrame } from '../../shared/ui-admin/page-frame';
import { ArticleResults } from './components/article-results';
import { CategoryNav } from './components/category-nav';
import { ContentFilters } from './components/content-filters';
import { RemovalDialog } from './components/removal-dialog';
import { useArticleList } from './hooks/use-article-list';
import { useArticleSearch } from './hooks/use-article-search';
import { useCategories } from './hooks/use-categories';
import { useContentPlace } from './hooks/use-content-place';
import { useDraftIds } from './hooks/use-draft-ids';
import { useRowRemoval } from './hooks/use-row-removal';
import { categoryTitles } from './model/category-titles';
import { withDescendants } from './model/category-tree';

const NO_NODES = [] as const;

/** /admin/content: the articles of the library by category and state; the place is in the address. */
export function ContentPage() {
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const mayRemove = isAllowed(permissionsToChange(user), COLLECTION_PERMISSIONS['Articles.publish']);
  const removal = useRowRemoval();
  const draftIds = useDraftIds(libraryId);
  const { place, linkTo, change } = useContentPlace();
  const categories = useCategories(libraryId);
  const nodes = categories.status === 'ready' ? categories.data : NO_NODES;
  const scope = useMemo(
    () => ({
      libraryId,
      state: place.state,
      categoryIds: place.categoryId === '' ? null : withDescendants(nodes, place.categoryId),
    }),
    [libraryId, place.state, place.categoryId, nodes],
  );
  const list = useArticleList(scope);
  const search = useArticleSearch(scope, place.words);

  const categoryTitleOf = useMemo(() => categoryTitles(categories), [categories]);
  const newArticleTo = adminLinks.createArticle(place.categoryId === '' ? undefined : place.categoryId);
  return (
    <PageFrame
      title={ARTICLE_TEXTS.listTitle}
      width="wide"
      action={
        <Button component={Link} to={newArticleTo} variant="contained" startIcon={<AddIcon />}>
          {ARTICLE_TEXTS.newArticle}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Box sx={{ flex: '0 0 220px', display: { xs: 'none', lg: 'block' } }}>
          <CategoryNav
            nodes={nodes}
            isLoading={categories.status === 'loading'}
            selectedId={place.categoryId}
            linkTo={(categoryId) => linkTo({ ...place, categoryId })}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ContentFilters place={place} nodes={nodes} linkTo={linkTo} onChange={change} />
          <ArticleResults
            list={list}
            search={search}
            hiddenIds={removal.moved}
            isFiltered={place.state !== 'all' || place.categoryId !== ''}
            newArticleTo={newArticleTo}
            categoryTitleOf={categoryTitleOf}
            draftIds={draftIds}
            removal={mayRemove ? removal.actions : null}
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
