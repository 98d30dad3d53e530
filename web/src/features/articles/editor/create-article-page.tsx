import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { report } from '../../../shared/config/report';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { newId } from '../../../shared/store/new-id';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { useCategories } from '../categories/use-categories';
import { PublishChip } from '../publish-chip';
import { articleWorkKey, keptArticleSchema } from '../versions/kept-article';
import { hasErrors, NO_FIELDS, validateArticle } from './article-fields';
import { ArticleForm } from './article-form';
import { EditorHeader } from './editor-header';
import { EditorSkeleton } from './editor-skeleton';
import { editorReducer, isDirty, startEditor } from './editor-state';
import { HeaderNotice } from './header-notice';
import { createArticle } from './save-article';
import { useDuplicateTitle } from './use-duplicate-title';
import { useFormActions } from './use-editor';

/** Storage key for the text of an article that has no id yet. */
const NEW = 'new';

/** /admin/article/create (S2.5-17): becomes the editor of the stored article once it is saved. */
export function CreateArticlePage() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Articles.createUnpublished');
  const mayPublish = useMay('Articles.publish');
  const [search] = useSearchParams();
  const owner = useWorkOwner();
  const workKey = articleWorkKey(libraryId, NEW);
  const [kept] = useState(() => readUnsaved(uid, workKey, keptArticleSchema));
  const [blank] = useState({
    ...NO_FIELDS,
    title: clip(search.get('title') ?? '', LIMITS.articleTitle),
    categoryId: search.get('category') ?? '',
  });
  const [isRestored, setRestored] = useState(kept !== null);
  const [formKey, setFormKey] = useState(0);
  const [state, dispatch] = useReducer(editorReducer, null, () =>
    startEditor(kept?.value.fields ?? blank, null, blank),
  );
  const [id] = useState(() => newId(firestore));
  const [isStored, setStored] = useState(false);
  const categories = useCategories(libraryId);
  const toasts = useToasts();
  const form = useFormActions(dispatch);
  const title = useDuplicateTitle(libraryId, id, state.fields.title);
  const isUnsaved = isDirty(state) && !isStored;
  const blocker = useLeaveGuard(isUnsaved);
  const { fields } = state;
  const value = useMemo(() => (isUnsaved ? { fields, version: null } : null), [isUnsaved, fields]);
  useKeepUnsaved({ owner, workKey, title: ARTICLE_TEXTS.unsavedTitle(fields.title), value });
  const navigate = useNavigate();
  useDocumentTitle(ARTICLE_TEXTS.newArticle);

  // An effect that runs after the guard's, which has unlocked by then: a <Navigate> would be blocked as unsaved.
  useEffect(() => {
    if (isStored) void navigate(adminLinks.editArticle(id), { replace: true });
  }, [isStored, navigate, id]);

  const store = async (isPublished: boolean) => {
    const errors = validateArticle(fields, isPublished);
    if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
    dispatch({ type: 'saving' });
    try {
      await createArticle(firestore, { id, fields, isPublished }, { uid, libraryId });
      toasts.success(isPublished ? ARTICLE_TEXTS.publishedNow : ARTICLE_TEXTS.saved);
      setStored(true);
    } catch (error) {
      report('article-not-created', error);
      dispatch({ type: 'save-failed' });
      toasts.error(ARTICLE_TEXTS.saveFailed);
    }
  };

  const startOver = () => {
    dispatch({ type: 'replaced', fields: blank });
    setFormKey(1);
    setRestored(false);
  };

  if (isStored) return <EditorSkeleton />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={ARTICLE_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading') return <EditorSkeleton />;
  const isBusy = state.saving === 'saving';
  return (
    <>
      <EditorHeader
        title={ARTICLE_TEXTS.newArticle}
        chip={<PublishChip isPublished={false} />}
        saveText={isBusy ? ARTICLE_TEXTS.saving : isDirty(state) ? ARTICLE_TEXTS.unsaved : ''}
        notice={
          isRestored &&
          kept !== null && (
            <HeaderNotice
              severity="info"
              text={ARTICLE_TEXTS.newRestored(absoluteTime(new Date(kept.keptAt)))}
              actions={[
                { label: ARTICLE_TEXTS.startOver, run: startOver },
                { label: ARTICLE_TEXTS.keepRestored, run: () => setRestored(false) },
              ]}
            />
          )
        }
      >
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !mayWrite}
          onClick={() => void store(false)}
        >
          {ARTICLE_TEXTS.saveDraft}
        </Button>
        <Button variant="contained" disabled={isBusy || !mayPublish} onClick={() => void store(true)}>
          {ARTICLE_TEXTS.publish}
        </Button>
      </EditorHeader>
      <ArticleForm
        key={formKey}
        fields={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        categoryNodes={categories.data}
        hasDuplicateTitle={title.isDuplicate}
        isDisabled={isBusy}
        onEdit={form.edit}
        onContentReady={form.contentReady}
        onTitleLeave={title.check}
      />
      <LeaveDialog blocker={blocker} description={ARTICLE_TEXTS.leaveWarning} />
    </>
  );
}
