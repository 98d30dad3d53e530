import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { contentDrafts } from '@harborline/domain/stores/content-drafts';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import AddIcon from '@mui/icons-material/AddRounded';
import NewsIcon from '@mui/icons-material/CampaignOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { useDraftIds } from '../../../shared/writing/content/use-draft-ids';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { useNewsDeletion } from '../removal/use-news-deletion';
import { NEWS_LIST_STATES, useNewsFilter } from './news-list-state';
import { NewsTable } from './news-table';
import { NewsViews } from './news-views';
import { useNewsList, useNewsSearch } from './use-news-list';

const NO_ROWS = [] as const;
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const DefaultNewsPage = lateComponent(
  async () => (await import('../defaults/default-news-page')).DefaultNewsPage,
);

/** /admin/newsflash (S2.5-15): the news flashes of the library, or of its parent; the URL says which. */
export function NewsPage() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'default') return <NewsList />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <DefaultNewsPage />
    </Suspense>
  );
}

/** The library's own; the filter is in the URL. */
function NewsList() {
  const { support_lib_id: libraryId } = useStaff();
  const mayDelete = useMay('NewsFlash.delete');
  const { filter, linkTo, change } = useNewsFilter();
  // Kept here too: the URL follows a moment later, and typing must not wait for it.
  const [words, setWords] = useState(filter.words);
  const list = useNewsList(libraryId, filter.state);
  const search = useNewsSearch(libraryId, filter.state, filter.words);
  const draftIds = useDraftIds(useMemo(() => contentDrafts(libraryId, 'news'), [libraryId]));
  const deletion = useNewsDeletion();
  const hidden = useHiddenTexts();
  const [asked, setAsked] = useState<NewsFlash | null>(null);
  const { status } = search ?? list;
  const found = search === null ? list.rows : search.status === 'ready' ? search.data : NO_ROWS;
  const rows = found.filter(({ id }) => !hidden.has(id));
  const retry = search !== null && 'retry' in search ? search.retry : list.retry;
  return (
    <PageFrame title={NEWS_TEXTS.listTitle} intro={NEWS_TEXTS.intro} width="list" action={<Actions />}>
      <NewsViews current="own" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <LinkTabs
          label={NEWS_TEXTS.stateFilter}
          tabs={NEWS_LIST_STATES.map((state) => ({
            key: state,
            label: NEWS_TEXTS.states[state],
            to: linkTo({ ...filter, state }),
            isCurrent: state === filter.state,
          }))}
        />
        <SearchField
          label={NEWS_TEXTS.search}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            change({ ...filter, words: typed });
          }}
        />
      </Box>
      {status === 'loading' && (
        <ListLoading>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={48} sx={{ mb: 1 }} />
          ))}
        </ListLoading>
      )}
      {status === 'denied' && (
        <EmptyState
          icon={<LockIcon />}
          title={ADMIN_TEXTS.deniedTitle}
          description={ADMIN_TEXTS.deniedBody}
        />
      )}
      {status === 'failed' && <ErrorState title={NEWS_TEXTS.listFailed} onRetry={retry} />}
      {status === 'ready' && rows.length === 0 && (
        <NoNews isFiltered={search !== null || filter.state !== 'all'} />
      )}
      {status === 'ready' && rows.length > 0 && (
        <NewsTable rows={rows} draftIds={draftIds} onDelete={mayDelete ? setAsked : null} />
      )}
      {status === 'ready' && search === null && list.hasMore && (
        <MoreButton paging={list.paging} label={NEWS_TEXTS.showMore} onMore={list.loadMore} />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={NEWS_TEXTS.deleteTitle(asked?.newsFlash_title ?? '')}
        description={NEWS_TEXTS.deleteBody}
        confirmLabel={NEWS_TEXTS.delete}
        isDestructive
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void deletion.remove({ id: asked.id, title: asked.newsFlash_title });
        }}
        onCancel={() => setAsked(null)}
      />
    </PageFrame>
  );
}

const CreateButton = () => (
  <Button component={Link} to={adminLinks.createNews()} variant="contained" startIcon={<AddIcon />}>
    {NEWS_TEXTS.create}
  </Button>
);

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    <Button component={Link} to={adminLinks.importNews()} variant="outlined">
      {IMPORT_WIZARD_TEXTS.open}
    </Button>
    <CreateButton />
  </Box>
);

const NoNews = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon={<NewsIcon />} title={NEWS_TEXTS.emptyFilter} description={NEWS_TEXTS.emptySearchBody} />
  ) : (
    <EmptyState
      icon={<NewsIcon />}
      title={NEWS_TEXTS.emptyTitle}
      description={NEWS_TEXTS.emptyBody}
      action={<CreateButton />}
    />
  );
