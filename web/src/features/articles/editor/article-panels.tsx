import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { PublishNoteDialog } from '../plans/publish-note-dialog';
import { ReviewDialog } from '../plans/review-dialog';
import { ScheduleDialog } from '../plans/schedule-dialog';
import type { PlanHandle } from '../plans/use-article-plan';
import type { Version } from '../versions/difference-dialog';
import { RevisionsDialog } from '../versions/revisions/revisions-dialog';
import type { useVersions } from '../versions/use-versions';
import type { ArticlePanel } from './article-actions';
import type { LoadedArticle } from './load-article';
import type { Editor } from './use-editor';

interface ArticlePanelsProps {
  panel: ArticlePanel | null;
  loaded: LoadedArticle;
  editor: Editor;
  versions: ReturnType<typeof useVersions>;
  plan: PlanHandle;
  onCompare: (compared: { before: Version; after: Version }) => void;
  onClose: () => void;
}

/** The dialog that was opened from the menu of an article. */
export function ArticlePanels(props: ArticlePanelsProps) {
  const { panel, loaded, editor, versions, plan, onCompare, onClose } = props;
  const toasts = useToasts();
  const mayWrite = useMay('Articles.updateUnpublished');
  const { article } = loaded;
  switch (panel) {
    case 'revisions':
      return (
        <RevisionsDialog
          article={article}
          fields={editor.state.fields}
          mayRestore={mayWrite && !article.is_disabled}
          onCompare={onCompare}
          onRestore={(fields, time) => {
            versions.restoreRevision(fields);
            onClose();
            toasts.info(REVISION_TEXTS.restored(time));
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
