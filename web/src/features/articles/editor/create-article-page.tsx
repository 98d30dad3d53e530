import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useCategories } from '../categories/use-categories';
import { BegunNotice } from '../unsaved/begun-notice';
import { type NewText, textOf } from '../unsaved/unsaved-articles';
import { useNewArticle } from '../unsaved/use-new-article';
import { ArticleForm } from './article-form';
import { useDuplicateTitle } from './use-duplicate-title';

type NewArticle = ReturnType<typeof useNewArticle>;

function saveTextOf({ state, copy, isUnsaved }: NewArticle): string {
  if (state.saving === 'saving' || copy.status === 'saving') return ARTICLE_TEXTS.saving;
  if (!isUnsaved) return '';
  if (copy.status === 'failed') return UNSAVED_ARTICLE_TEXTS.notKept;
  return copy.isSafe ? UNSAVED_ARTICLE_TEXTS.kept : ARTICLE_TEXTS.unsaved;
}

/** The most urgent text that the writer may go on with. */
function NewArticleNotice({
  article,
  onDiscard,
}: {
  article: NewArticle;
  onDiscard: (text: NewText) => void;
}) {
  const { restoredAt, offered } = article;
  if (restoredAt !== null) {
    return (
      <HeaderNotice
        severity="info"
        text={ARTICLE_TEXTS.newRestored(absoluteTime(new Date(restoredAt)))}
        actions={[
          { label: ARTICLE_TEXTS.startOver, run: article.startOver },
          { label: ARTICLE_TEXTS.keepRestored, run: article.keepRestored },
        ]}
      />
    );
  }
  if (offered === null) return null;
  const text = textOf(offered);
  return (
    <BegunNotice
      begun={offered}
      onContinue={() => void article.takeUp(text)}
      onDiscard={() => onDiscard(text)}
      onLater={() => article.later(offered.id)}
    />
  );
}

/** /admin/article/create (S2.5-17): becomes the editor of the stored article once it is saved. */
export function CreateArticlePage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Articles.createUnpublished');
  const mayPublish = useMay('Articles.publish');
  const article = useNewArticle();
  const { id, state, end, copy, isUnsaved, form } = article;
  const categories = useCategories(libraryId);
  const title = useDuplicateTitle(libraryId, id, state.fields.title);
  const blocker = useLeaveGuard(isUnsaved && !copy.isSafe);
  const [discarding, setDiscarding] = useState<NewText | null>(null);
  const navigate = useNavigate();
  useDocumentTitle(ARTICLE_TEXTS.newArticle);

  // An effect that runs after the guard's, which has unlocked by then: a <Navigate> would be blocked as unsaved.
  useEffect(() => {
    if (end === 'saved') void navigate(adminLinks.editArticle(id), { replace: true });
    if (end === 'discarded') void navigate(adminLinks.content(), { replace: true });
  }, [end, navigate, id]);

  if (end !== null) return <EditorSkeleton />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={ARTICLE_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading') return <EditorSkeleton />;
  const isBusy = state.saving === 'saving' || article.isTakingUp;
  return (
    <>
      <EditorHeader
        title={ARTICLE_TEXTS.newArticle}
        back={{ to: adminLinks.content(), label: ARTICLE_TEXTS.backToList }}
        chip={<PublishChip isPublished={false} />}
        saveText={saveTextOf(article)}
        notice={<NewArticleNotice article={article} onDiscard={setDiscarding} />}
      >
        {isUnsaved && (
          <Button
            color="inherit"
            disabled={isBusy}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            onClick={() => setDiscarding({ id, fields: state.fields })}
          >
            {UNSAVED_ARTICLE_TEXTS.discard}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !mayWrite}
          onClick={() => void article.save(false)}
        >
          {ARTICLE_TEXTS.saveDraft}
        </Button>
        <Button variant="contained" disabled={isBusy || !mayPublish} onClick={() => void article.save(true)}>
          {ARTICLE_TEXTS.publish}
        </Button>
      </EditorHeader>
      <ArticleForm
        key={article.formKey}
        fields={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        categoryNodes={categories.data}
        areAllCategories
        hasDuplicateTitle={title.isDuplicate}
        isDisabled={isBusy}
        onEdit={form.edit}
        onContentReady={form.contentReady}
        onTitleLeave={title.check}
      />
      <LeaveDialog blocker={blocker} description={ARTICLE_TEXTS.leaveWarning} />
      <ConfirmDialog
        isOpen={discarding !== null}
        title={UNSAVED_ARTICLE_TEXTS.discardTitle}
        description={UNSAVED_ARTICLE_TEXTS.discardBody}
        confirmLabel={UNSAVED_ARTICLE_TEXTS.discard}
        isDestructive
        onCancel={() => setDiscarding(null)}
        onConfirm={() => {
          setDiscarding(null);
          if (discarding?.id === id) article.discard();
          else if (discarding !== null) article.discardOffered(discarding);
        }}
      />
    </>
  );
}
