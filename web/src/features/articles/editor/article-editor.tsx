import { audienceOf, isLive } from '@harborline/domain/articles/publication';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { saveTextOf, useWriting } from '../../../shared/writing/editing/use-writing';
import { WritingDialogs } from '../../../shared/writing/editing/writing-dialogs';
import { WritingNotice } from '../../../shared/writing/editing/writing-notice';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useWorkOwner } from '../../session';
import { AskersNotice } from '../askers/askers-notice';
import type { CategoryNode } from '../categories/category-tree';
import { CopyNotice } from '../defaults/copy-notice';
import { ReaderFeedback } from '../feedback/reader-feedback';
import { PlanNotice } from '../plans/plan-notice';
import { useArticlePlan } from '../plans/use-article-plan';
import { RemovalDialog } from '../removal/removal-dialog';
import { useArticleRemoval } from '../removal/use-article-removal';
import { ArticleActions, type ArticlePanel, type AskedIntent } from './article-actions';
import { ArticleForm } from './article-form';
import { ARTICLE_KIND, articleParts } from './article-kind';
import { ArticlePanels } from './article-panels';
import type { LoadedArticle } from './load-article';
import type { ArticleHandle } from './use-article';
import { useDuplicateTitle } from './use-duplicate-title';

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

/** Editor of a stored article. */
export function ArticleEditor({ loaded, handle, lock, categoryNodes, areAllCategories }: ArticleEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const library = useLibrary();
  const [asking, setAsking] = useState<AskedIntent | null>(null);
  const [panel, setPanel] = useState<ArticlePanel | null>(null);
  const plan = useArticlePlan(loaded.article.id);
  const { id, is_disabled: isArchived } = loaded.article;
  const isPublished = isLive(loaded.article);
  const isForStaff = audienceOf(loaded.article) === 'staff';
  const mayWrite = useMay('Articles.updateUnpublished');
  const mayPublish = useMay('Articles.publish');
  const writing = useWriting(ARTICLE_KIND, { loaded, handle, lock, owner: useWorkOwner(), mayWrite });
  const { editor, versions, isLockedOut, hasChanges: hasDraft } = writing;
  const { state } = editor;
  const removal = useArticleRemoval();
  const navigate = useNavigate();
  const title = useDuplicateTitle(libraryId, id, state.fields.title);
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
        saveText={saveTextOf(writing, ARTICLE_TEXTS.saved)}
        people={<CoWriters lock={lock} texts={ARTICLE_TEXTS} />}
        notice={
          isArchived ? (
            <HeaderNotice
              severity="info"
              text={ARTICLE_TEXTS.archivedNotice}
              actions={mayPublish ? [{ label: ARTICLE_TEXTS.restore, run: () => void restore() }] : []}
            />
          ) : (
            <>
              <WritingNotice
                writing={writing}
                otherwise={
                  <PlanNotice
                    handle={plan}
                    mayPublish={mayPublish}
                    mayWrite={mayWrite}
                    onChange={() => setPanel('schedule')}
                  />
                }
              />
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
        onEdit={writing.edit}
        onContentReady={editor.contentReady}
        onTitleLeave={title.check}
      />
      <ReaderFeedback libraryId={libraryId} articleId={id} />
      <ArticlePanels
        panel={panel}
        loaded={loaded}
        writing={writing}
        plan={plan}
        onClose={() => setPanel(null)}
      />
      <WritingDialogs
        writing={writing}
        parts={articleParts(
          (categoryId) =>
            categoryNodes.find(({ category }) => category.id === categoryId)?.category.category_title ?? '',
        )}
      />
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
