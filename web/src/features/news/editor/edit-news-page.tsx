import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { useLoadedText } from '../../../shared/writing/editing/use-loaded-text';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { useCategories } from '../../articles';
import { NewsEditor } from './news-editor';
import { loadNews } from './news-kind';

/** /admin/newsflash/edit/:id (S2.5-15). Read once: its text must not change while it is edited. */
export function EditNewsPage() {
  const { id = '' } = useParams();
  const { uid, support_lib_id: libraryId } = useStaff();
  const categories = useCategories(libraryId);
  // Outlives the form, which starts over when the news flash is read again.
  const lock = useArticleLock({ libraryId, articleId: `news:${id}`, uid });
  const load = useMemo(() => (firestore: Firestore) => loadNews(firestore, id, libraryId), [id, libraryId]);
  const handle = useLoadedText({ name: 'news', load, loadLatest: load });
  const { state: news } = handle;
  const title = news.status === 'ready' ? news.data?.content.newsFlash_title : undefined;
  useDocumentTitle(title ?? NEWS_TEXTS.edit);

  if (news.status === 'failed' || news.status === 'denied')
    return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={news.retry} />;
  if (news.status === 'ready' && news.data === null) return <NewsNotFound />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (news.status === 'loading' || categories.status === 'loading' || news.data === null)
    return <EditorSkeleton />;
  return <NewsEditor key={id} loaded={news.data} handle={handle} lock={lock} nodes={categories.data} />;
}

function NewsNotFound() {
  return (
    <EmptyState
      isPage
      icon={<SearchOffIcon />}
      title={NEWS_TEXTS.notFound}
      action={
        <Button component={Link} to={adminLinks.news()} variant="outlined">
          {NEWS_TEXTS.backToList}
        </Button>
      }
    />
  );
}
