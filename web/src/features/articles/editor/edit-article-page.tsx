import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { useCategories } from '../categories/use-categories';
import { useDefaultCategories } from '../defaults/use-default-categories';
import { ArticleEditor } from './article-editor';
import { useArticle } from './use-article';

/** /admin/article/edit/:id (S2.5-17) */
export function EditArticlePage() {
  const { id = '' } = useParams();
  const { uid, support_lib_id: libraryId } = useStaff();
  // Outlives the form, which starts over when the article is read again.
  const lock = useArticleLock({ libraryId, articleId: id, uid });
  const handle = useArticle(id, libraryId);
  const categories = useCategories(libraryId);
  const defaults = useDefaultCategories();
  const { state: article } = handle;
  const title = article.status === 'ready' ? article.data?.article.article_title : undefined;
  useDocumentTitle(title ?? ARTICLE_TEXTS.editArticle);

  if (article.status === 'failed' || article.status === 'denied')
    return <ErrorState title={ARTICLE_TEXTS.loadFailed} onRetry={article.retry} />;
  if (article.status === 'loading') return <EditorSkeleton />;
  if (article.data === null) return <NoArticle />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={ARTICLE_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading') return <EditorSkeleton />;
  return (
    <ArticleEditor
      key={id}
      loaded={article.data}
      handle={handle}
      lock={lock}
      categoryNodes={defaults.status === 'ready' ? [...categories.data, ...defaults.data] : categories.data}
      areAllCategories={defaults.status === 'ready'}
    />
  );
}

function NoArticle() {
  return (
    <EmptyState
      isPage
      icon={<SearchOffIcon />}
      title={ARTICLE_TEXTS.notFound}
      action={
        <Button component={Link} to={adminLinks.content()} variant="outlined">
          {ARTICLE_TEXTS.backToList}
        </Button>
      }
    />
  );
}
