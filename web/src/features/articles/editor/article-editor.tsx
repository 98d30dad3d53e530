import { audienceOf, isLive } from '@harborline/domain/articles/publication';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useUnloadWarning } from '../../../shared/hooks/use-unload-warning';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import { LockNotice } from '../../../shared/writing/presence/lock-notice';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { AskersNotice } from '../askers/askers-notice';
import type { CategoryNode } from '../categories/category-tree';
import { CopyNotice } from '../defaults/copy-notice';
import { ReaderFeedback } from '../feedback/reader-feedback';
import { PlanNotice } from '../plans/plan-notice';
import { useArticlePlan } from '../plans/use-article-plan';
import { RemovalDialog } from '../removal/removal-dialog';
import { useArticleRemoval } from '../removal/use-article-removal';
import { DifferenceDialog } from '../versions/difference-dialog';
import { isSameOnceEdited } from '../versions/same-once-edited';
import { useOpening, useVersions } from '../versions/use-versions';
import { ArticleActions, type ArticlePanel, type AskedIntent } from './article-actions';
import { fieldsOf } from './article-fields';
import { ArticleForm } from './article-form';
import { ArticlePanels } from './article-panels';
import { type Compared, EditorNotice } from './editor-notice';
import type { LoadedArticle } from './load-article';
import type { ArticleHandle } from './use-article';
import { useDuplicateTitle } from './use-duplicate-title';
import { type Editor, useEditor } from './use-editor';
import { useReadAlong } from './use-read-along';

interface ArticleEditorProps {
  loaded: LoadedArticle;
  handle: ArticleHandle;
  lock: ArticleLock;
  categoryNodes: readonly CategoryNode[];
  areAllCategories: boolean;
}

const QUESTIONS = {
  unpublish: {
    title: ARTICLE_TEXTS.unpublishTitle,
    description: ARTICLE_TEXTS.unpublishBody,
    confirmLabel: ARTICLE_TEXTS.unpublish,
  },
  'for-staff': {
    title: AUDIENCE_TEXTS.forStaffTitle,
    description: AUDIENCE_TEXTS.forStaffBody,
    confirmLabel: AUDIENCE_TEXTS.forStaff,
  },
  'for-visitors': {
    title: AUDIENCE_TEXTS.forVisitorsTitle,
    description: AUDIENCE_TEXTS.forVisitorsBody,
    confirmLabel: AUDIENCE_TEXTS.forVisitors,
  },
  'discard-draft': {
    title: ARTICLE_TEXTS.discardTitle,
    description: ARTICLE_TEXTS.discardBody,
    confirmLabel: ARTICLE_TEXTS.discardDraft,
  },
} as const;

function saveTextOf({ state, isDirty }: Editor, hasDraft: boolean): string {
  if (state.saving === 'saving') return ARTICLE_TEXTS.saving;
  if (state.saving === 'failed') return ARTICLE_TEXTS.saveFailed;
  if (state.conflict !== null && state.isOwnText) return ARTICLE_TEXTS.autosavePaused;
  if (isDirty) return ARTICLE_TEXTS.unsaved;
  return hasDraft ? ARTICLE_TEXTS.savedDraft : ARTICLE_TEXTS.saved;
}

/** Whether the draft says something else than what is published. */
function useHasChanges({ article, draft }: LoadedArticle): boolean {
  return useMemo(
    () => draft !== null && !isSameOnceEdited(fieldsOf(article), fieldsOf(draft)),
    [article, draft],
  );
}

/** Editor of a stored article. */
export function ArticleEditor({ loaded, handle, lock, categoryNodes, areAllCategories }: ArticleEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const library = useLibrary();
  const opening = useOpening(loaded);
  const editor = useEditor(loaded, handle, opening.restoredAt === null ? null : opening.fields);
  const versions = useVersions(loaded, opening, editor);
  const { state } = editor;
  const [asking, setAsking] = useState<AskedIntent | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [panel, setPanel] = useState<ArticlePanel | null>(null);
  const plan = useArticlePlan(loaded.article.id);
  const { id, is_disabled: isArchived } = loaded.article;
  const isPublished = isLive(loaded.article);
  const isForStaff = audienceOf(loaded.article) === 'staff';
  const mayWrite = useMay('Articles.updateUnpublished');
  const mayPublish = useMay('Articles.publish');
  const removal = useArticleRemoval();
  const navigate = useNavigate();
  const title = useDuplicateTitle(libraryId, id, state.fields.title);
  const isConflictKept = state.conflict !== null && versions.isKept;
  // A conflict's text is kept on this device, so leaving does not ask; an untrusted device loses it with the tab.
  const blocker = useLeaveGuard(editor.isDirty && !isConflictKept);
  useUnloadWarning(editor.isDirty && isConflictKept);
  const hasDraft = useHasChanges(loaded);
  const isLockedOut = useReadAlong(lock, state, handle.restart);

  const removable = { id, title: loaded.article.article_title, isArchived };
  const remove = async (kind: 'archive' | 'delete') => {
    const isDone = await (kind === 'delete' ? removal.remove(removable) : removal.archive(removable));
    if (isDone) await navigate(adminLinks.content());
  };
  const restore = async () => {
    if (await removal.restore(removable)) handle.restart();
  };
  const confirm = () => {
    setAsking(null);
    if (asking === 'archive' || asking === 'delete') void remove(asking);
    else if (asking !== null) editor.save(asking);
  };
  return (
    <>
      <EditorHeader
        title={ARTICLE_TEXTS.editArticle}
        back={{ to: adminLinks.content(), label: ARTICLE_TEXTS.backToList }}
        chip={
          <PublishChip
            isPublished={isPublished}
            isForStaff={isForStaff}
            isArchived={isArchived}
            hasDraft={hasDraft || editor.isDirty}
          />
        }
        saveText={saveTextOf(editor, hasDraft)}
        people={<CoWriters lock={lock} />}
        notice={
          isArchived ? (
            <HeaderNotice
              severity="info"
              text={ARTICLE_TEXTS.archivedNotice}
              actions={mayPublish ? [{ label: ARTICLE_TEXTS.restore, run: () => void restore() }] : []}
            />
          ) : (
            <>
              {isLockedOut && (
                <LockNotice
                  lock={lock}
                  isOwnText={state.isOwnText}
                  onTaken={() => {
                    if (!editor.isDirty) handle.restart();
                  }}
                />
              )}
              {(!isLockedOut || state.isOwnText) && (
                <EditorNotice
                  loaded={loaded}
                  editor={editor}
                  versions={versions}
                  handle={handle}
                  onCompare={setCompared}
                  otherwise={
                    <PlanNotice
                      handle={plan}
                      mayPublish={mayPublish}
                      mayWrite={mayWrite}
                      onChange={() => setPanel('schedule')}
                    />
                  }
                />
              )}
              <CopyNotice text={loaded.article} />
              <AskersNotice article={loaded.article} />
            </>
          )
        }
      >
        <ArticleActions
          isPublished={isPublished}
          isArchived={isArchived}
          isForStaff={isForStaff}
          hasDraft={hasDraft}
          hasChanges={editor.isDirty}
          isBusy={state.saving === 'saving' || !mayWrite || isArchived}
          mayPublish={mayPublish}
          liveUrl={
            loaded.article.is_published && !isArchived && library !== null
              ? publicLinks(library.library_refkey).article(id)
              : null
          }
          onSave={editor.save}
          onAsk={setAsking}
          onOpen={setPanel}
        />
      </EditorHeader>
      <ArticleForm
        key={versions.formKey}
        fields={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        categoryNodes={categoryNodes}
        areAllCategories={areAllCategories}
        hasDuplicateTitle={title.isDuplicate}
        isDisabled={isArchived || isLockedOut}
        onEdit={(change) => {
          lock.typed();
          editor.edit(change);
        }}
        onContentReady={editor.contentReady}
        onTitleLeave={title.check}
      />
      <ReaderFeedback libraryId={libraryId} articleId={id} />
      <LeaveDialog blocker={blocker} description={ARTICLE_TEXTS.leaveWarning} />
      <ArticlePanels
        panel={panel}
        loaded={loaded}
        editor={editor}
        versions={versions}
        plan={plan}
        onCompare={setCompared}
        onClose={() => setPanel(null)}
      />
      {compared !== null && (
        <DifferenceDialog
          before={compared.before}
          after={compared.after}
          categoryTitleOf={(categoryId) =>
            categoryNodes.find(({ category }) => category.id === categoryId)?.category.category_title ?? ''
          }
          onClose={() => setCompared(null)}
        />
      )}
      {(asking === 'archive' || asking === 'delete') && (
        <RemovalDialog
          kind={asking}
          title={loaded.article.article_title}
          isPublished={loaded.article.is_published}
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'archive' && asking !== 'delete' && (
        <ConfirmDialog
          isOpen
          {...QUESTIONS[asking]}
          isDestructive={asking !== 'for-visitors'}
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
