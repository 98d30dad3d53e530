import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { PublishNoteDialog } from '../plans/publish-note-dialog';
import { ReviewDialog } from '../plans/review-dialog';
import { ScheduleDialog } from '../plans/schedule-dialog';
import type { PlanHandle } from '../plans/use-article-plan';
import { ArticleRevisions } from '../revisions/article-revisions';
import type { ArticlePanel } from './article-actions';
import type { ArticleWriting } from './article-kind';
import type { LoadedArticle } from './load-article';

interface ArticlePanelsProps {
  panel: ArticlePanel | null;
  loaded: LoadedArticle;
  writing: ArticleWriting;
  plan: PlanHandle;
  onClose: () => void;
}

/** The dialog that was opened from the menu of an article. */
export function ArticlePanels(props: ArticlePanelsProps) {
  const { panel, loaded, writing, plan, onClose } = props;
  const { editor, versions } = writing;
  const toasts = useToasts();
  const mayWrite = useMay('Articles.updateUnpublished');
  const { article } = loaded;
  switch (panel) {
    case 'revisions':
      return (
        <ArticleRevisions
          article={article}
          fields={editor.state.fields}
          mayRestore={mayWrite && !article.is_disabled}
          onCompare={writing.setCompared}
          onRestore={(fields, time) => {
            versions.restoreRevision(fields);
            onClose();
            toasts.info(ARTICLE_TEXTS.revisionRestored(time));
          }}
          onClose={onClose}
        />
      );
    case 'schedule':
      return <ScheduleDialog handle={plan} onClose={onClose} />;
    case 'review':
      return <ReviewDialog handle={plan} libraryId={article.support_lib_id} onClose={onClose} />;
    case 'note':
      return (
        <PublishNoteDialog
          onPublish={(note) => {
            onClose();
            editor.save('publish', note);
          }}
          onClose={onClose}
        />
      );
    case null:
      return null;
  }
}
