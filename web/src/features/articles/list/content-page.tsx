import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { CategoryNav } from '../categories/category-nav';
import { categoryTitles } from '../categories/category-titles';
import { withDescendants } from '../categories/category-tree';
import { useCategories } from '../categories/use-categories';
import { RemovalDialog } from '../removal/removal-dialog';
import { useRowRemoval } from '../removal/use-row-removal';
import { ArticleResults } from './article-results';
import { ContentFilters } from './content-filters';
import { useArticleList } from './use-article-list';
import { useArticleSearch } from './use-article-search';
import { useContentPlace } from './use-content-place';
import { useDraftIds } from './use-draft-ids';

const NO_NODES = [] as const;

/** /admin/content: the articles of the library by category and state; the place is in the address. */
export function ContentPage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayRemove = useMay('Articles.publish');
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
