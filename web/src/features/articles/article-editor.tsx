import { isAllowed } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { isViewing, permissionsToChange } from '@harborline/domain/team/standing';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useState } from 'react';
import { useLeaveGuard } from '../../shared/hooks/use-leave-guard';
import { useLibrary } from '../../shared/live/library-context';
import { publicLinks } from '../../shared/router/public-routes';
import { ConfirmDialog } from '../../shared/ui-admin/confirm-dialog';
import { LeaveDialog } from '../../shared/ui-admin/leave-dialog';
import { useStaff } from '../session';
import { ArticleActions } from './components/article-actions';
import { ArticleForm } from './components/article-form';
import { ConflictNotice } from './components/conflict-notice';
import { EditorHeader } from './components/editor-header';
import { PublishChip } from './components/publish-chip';
import type { LoadedArticle } from './data/load-article';
import type { ArticleHandle } from './hooks/use-article';
import { useDuplicateTitle } from './hooks/use-duplicate-title';
import { type Editor, useEditor } from './hooks/use-editor';
import type { CategoryNode } from './model/category-tree';

interface ArticleEditorProps {
  loaded: LoadedArticle;
  handle: ArticleHandle;
  categoryNodes: readonly CategoryNode[];
}

const QUESTIONS = {
  unpublish: {
    title: 'Unpublish this article?',
    description: 'Visitors will no longer find or open it. You can publish it again at any time.',
    confirmLabel: ARTICLE_TEXTS.unpublish,
  },
  'discard-draft': {
    title: 'Discard your changes?',
    description: 'The article goes back to what visitors read now. This cannot be undone.',
    confirmLabel: ARTICLE_TEXTS.discardDraft,
  },
} as const;

function saveTextOf({ state, isDirty }: Editor, hasDraft: boolean): string {
  if (state.saving === 'saving') return ARTICLE_TEXTS.saving;
  if (state.saving === 'failed') return ARTICLE_TEXTS.saveFailed;
  if (isDirty) return 'Unsaved changes';
  return hasDraft ? ARTICLE_TEXTS.savedDraft : ARTICLE_TEXTS.saved;
}

/** Editor of a stored article. */
export function ArticleEditor({ loaded, handle, categoryNodes }: ArticleEditorProps) {
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const library = useLibrary();
  const editor = useEditor(loaded, handle);
  const { state } = editor;
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const { id, is_published: isPublished } = loaded.article;
  const title = useDuplicateTitle(libraryId, id, state.fields.title);
  const blocker = useLeaveGuard(editor.isDirty);
  const hasDraft = loaded.draft !== null;

  const confirm = () => {
    if (asking !== null) editor.save(asking);
    setAsking(null);
  };
  return (
    <>
      <EditorHeader
        title="Edit article"
        chip={<PublishChip isPublished={isPublished} hasDraft={hasDraft || editor.isDirty} />}
        saveText={saveTextOf(editor, hasDraft)}
      >
        <ArticleActions
          isPublished={isPublished}
          hasDraft={hasDraft}
          hasChanges={editor.isDirty}
          isBusy={state.saving === 'saving' || isViewing(user)}
          mayPublish={isAllowed(permissionsToChange(user), COLLECTION_PERMISSIONS['Articles.publish'])}
          liveUrl={isPublished && library !== null ? publicLinks(library.library_refkey).article(id) : null}
          onSave={editor.save}
          onAsk={setAsking}
        />
      </EditorHeader>
      <ArticleForm
        fields={state.fields}
        errors={state.errors}
        categoryNodes={categoryNodes}
        hasDuplicateTitle={title.isDuplicate}
        notice={
          state.conflictWith !== null && (
            <ConflictNotice
              name={state.conflictWith}
              onLoadTheirs={handle.restart}
              onKeepMine={() => editor.save(isPublished ? 'save-draft' : 'save-unpublished', true)}
            />
          )
        }
        onEdit={editor.edit}
        onContentReady={editor.contentReady}
        onTitleLeave={title.check}
      />
      <LeaveDialog blocker={blocker} description={ARTICLE_TEXTS.leaveWarning} />
      {asking !== null && (
        <ConfirmDialog
          isOpen
          {...QUESTIONS[asking]}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
