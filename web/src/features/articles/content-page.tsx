import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { HELP_BUTTON_ROOM } from '../../shared/ui-admin/help-button-room';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { useStaff } from '../session';
import { ArticleResults } from './components/article-results';
import { CategoryNav } from './components/category-nav';
import { ContentFilters } from './components/content-filters';
import { useArticleList } from './hooks/use-article-list';
import { useArticleSearch } from './hooks/use-article-search';
import { useCategories } from './hooks/use-categories';
import { useContentPlace } from './hooks/use-content-place';
import { withDescendants } from './model/category-tree';

const NO_NODES = [] as const;

/** /admin/content: the articles of the library by category and state; the place is in the address. */
export function ContentPage() {
  const { support_lib_id: libraryId } = useStaff();
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
  useDocumentTitle(ARTICLE_TEXTS.listTitle);

  const titles = useMemo(
    () => new Map(nodes.map(({ category }) => [category.id, category.category_title])),
    [nodes],
  );
  const newArticleTo = adminLinks.createArticle(place.categoryId === '' ? undefined : place.categoryId);
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        maxWidth: 1280,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 3 },
        pb: HELP_BUTTON_ROOM,
        gap: 3,
      }}
    >
      <Box sx={{ flex: '0 0 220px', display: { xs: 'none', lg: 'block' }, pt: 8 }}>
        <CategoryNav
          nodes={nodes}
          selectedId={place.categoryId}
          linkTo={(categoryId) => linkTo({ ...place, categoryId })}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            mb: 2,
            minHeight: 40,
          }}
        >
          <Typography variant="h1">{ARTICLE_TEXTS.listTitle}</Typography>
          <Button component={Link} to={newArticleTo} variant="contained" startIcon={<AddIcon />}>
            {ARTICLE_TEXTS.newArticle}
          </Button>
        </Box>
        <ContentFilters place={place} nodes={nodes} linkTo={linkTo} onChange={change} />
        <ArticleResults
          list={list}
          search={search}
          isFiltered={place.state !== 'all' || place.categoryId !== ''}
          newArticleTo={newArticleTo}
          categoryTitleOf={(id) => titles.get(id) ?? 'No category'}
        />
      </Box>
    </Box>
  );
}
