import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PagedList } from '../../../shared/live/use-paged-list';
import type { Loadable } from '../../../shared/requests/loadable';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import type { DraftEdits } from './article-drafts';
import type { ArticleRow } from './article-row';
import { ArticleTable, type RowRemoval } from './article-table';
import type { Selection } from './bulk/use-selection';
import type { PlannedSteps } from './use-planned-steps';

/** All articles, the whole archive, or some by another filter. */
export type AskedArticles = 'all' | 'archived' | 'some';

interface ArticleResultsProps {
  list: PagedList<ArticleRow>;
  /** the articles that match the typed words; null without a search */
  search: Loadable<readonly ArticleRow[]> | null;
  /** the rows to show once they are loaded, of the list or of the search */
  rows: readonly ArticleRow[];
  /** what was asked for, which says what it means that there is nothing */
  asked: AskedArticles;
  newArticleTo: string;
  categoryTitleOf: (categoryId: string) => string | null;
  draftEdits: DraftEdits;
  plannedSteps?: PlannedSteps;
  removal: RowRemoval | null;
  selection: Selection | null;
}

/** The list or, during a search, its results; with their loading and error states. */
export function ArticleResults({ list, search, rows, asked, newArticleTo, ...table }: ArticleResultsProps) {
  const { status } = search ?? list;
  if (status === 'loading') return <ResultsSkeleton />;
  if (status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        title={ARTICLE_TEXTS.listFailed}
        onRetry={search?.status === 'failed' ? search.retry : list.retry}
      />
    );
  }
  if (search?.status === 'ready') {
    return rows.length === 0 ? (
      <EmptyState
        icon={<SearchIcon />}
        title={ARTICLE_TEXTS.emptyFilter}
        description={ARTICLE_TEXTS.emptySearchBody}
      />
    ) : (
      <ArticleTable rows={rows} {...table} />
    );
  }
  if (rows.length === 0 && !list.hasMore) return <NoArticles asked={asked} newArticleTo={newArticleTo} />;
  return (
    <>
      <ArticleTable rows={rows} {...table} />
      {list.hasMore && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button
            variant="outlined"
            color="inherit"
            disabled={list.paging === 'loading'}
            onClick={list.loadMore}
          >
            {list.paging === 'failed' ? KIT_TEXTS.retry : ARTICLE_TEXTS.showMore}
          </Button>
        </Box>
      )}
    </>
  );
}

function NoArticles({ asked, newArticleTo }: { asked: AskedArticles; newArticleTo: string }) {
  if (asked === 'some') return <EmptyState icon={<ArticleIcon />} title={ARTICLE_TEXTS.emptyFilter} />;
  if (asked === 'archived') {
    return (
      <EmptyState
        icon={<ArchiveIcon />}
        title={ARTICLE_TEXTS.emptyArchiveTitle}
        description={ARTICLE_TEXTS.emptyArchiveBody}
      />
    );
  }
  return (
    <EmptyState
      icon={<ArticleIcon />}
      title={ARTICLE_TEXTS.emptyTitle}
      description={ARTICLE_TEXTS.emptyBody}
      action={
        <Button component={Link} to={newArticleTo} variant="contained">
          {ARTICLE_TEXTS.newArticle}
        </Button>
      }
    />
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ResultsSkeleton() {
  return (
    <ListLoading>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={48} sx={{ mb: 1 }} />
      ))}
    </ListLoading>
  );
}
