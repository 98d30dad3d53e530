import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { type CategoryNode, useCategories } from '../../articles';
import { NewsEditor } from './news-editor';
import { newsFieldsOf } from './news-fields';
import { newsVersion } from './save-news';
import { useNews } from './use-news';
import { useNewsForm } from './use-news-form';

/** /admin/newsflash/edit/:id (S2.5-15) */
export function EditNewsPage() {
  const { id = '' } = useParams();
  const { support_lib_id: libraryId } = useStaff();
  const news = useNews(id, libraryId);
  const categories = useCategories(libraryId);
  useDocumentTitle(
    news.status === 'ready' ? (news.data?.newsFlash_title ?? NEWS_TEXTS.edit) : NEWS_TEXTS.edit,
  );

  // The rules refuse a missing news flash like one that another library keeps to itself.
  if (news.status === 'denied' || (news.status === 'ready' && news.data === null)) return <NoNews />;
  if (news.status === 'failed') return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={news.retry} />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (news.status === 'loading' || categories.status === 'loading' || news.data === null)
    return <EditorSkeleton />;
  return <StoredNewsEditor key={id} stored={news.data} nodes={categories.data} />;
}

function StoredNewsEditor({ stored, nodes }: { stored: NewsFlash; nodes: readonly CategoryNode[] }) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const { id } = stored;
  // Whoever has it open is shown; nobody is locked out, because a conflict is noticed when it is saved.
  const seats = useArticleLock({ libraryId, articleId: `news:${id}`, uid });
  const [start] = useState({ version: newsVersion(stored.updated_at), fields: newsFieldsOf(stored) });
  const form = useNewsForm({ name: id, start, stored });
  return (
    <NewsEditor
      id={id}
      stored={stored}
      form={form}
      nodes={nodes}
      people={<CoWriters lock={seats} texts={writingTexts('news flash', 'Visitors')} />}
    />
  );
}

function NoNews() {
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
