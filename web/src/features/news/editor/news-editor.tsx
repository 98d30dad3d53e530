import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { newsState } from '@harborline/domain/news/news-schedule';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { EditorHeader } from '../../../shared/writing/editor-header';
import type { CategoryNode } from '../../articles';
import { NewsChip } from '../news-chip';
import { useNewsRemoval } from '../removal/use-news-removal';
import { type AskedOfNews, NewsActions } from './news-actions';
import { isGuarded } from './news-fields';
import { NewsFormView } from './news-form-view';
import { NewsNotice } from './news-notice';
import type { NewsForm } from './use-news-form';
import { useSaveNews } from './use-save-news';

interface NewsEditorProps {
  id: string;
  /** null for one that is not stored yet */
  stored: NewsFlash | null;
  form: NewsForm;
  nodes: readonly CategoryNode[];
  people?: ReactNode;
  onCreated?: () => void;
}

const BACK = { to: adminLinks.news(), label: NEWS_TEXTS.backToList };

/** Editor of a news flash, stored or new. */
export function NewsEditor({ id, stored, form, nodes, people, onCreated }: NewsEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const library = useLibrary();
  const navigate = useNavigate();
  const removal = useNewsRemoval();
  const mayPublish = useMay('NewsFlash.publish');
  const mayWriteDraft = useMay('NewsFlash.updateUnpublished');
  const mayDelete = useMay('NewsFlash.delete');
  const [asked, setAsked] = useState<AskedOfNews | null>(null);
  const titleOf = (categoryId: string) =>
    nodes.find(({ category }) => category.id === categoryId)?.category.category_title ?? '';
  const saving = useSaveNews({
    id,
    stored,
    form,
    categoryTitleOf: titleOf,
    ...(onCreated !== undefined && { onCreated }),
  });
  const blocker = useLeaveGuard(form.isDirty);
  const mayChange = mayWriteDraft && (mayPublish || stored === null || !isGuarded(stored));
  const { fields } = form;
  const saveText = saving.isSaving ? NEWS_TEXTS.saving : form.isDirty ? NEWS_TEXTS.unsaved : '';

  const confirm = () => {
    setAsked(null);
    if (asked === 'unpublish') saving.save('unpublish');
    if (asked !== 'delete') return;
    form.end();
    removal.remove({ id, title: fields.title });
    void navigate(adminLinks.news());
  };
  return (
    <>
      <EditorHeader
        title={stored === null ? NEWS_TEXTS.create : NEWS_TEXTS.edit}
        back={BACK}
        chip={<NewsChip state={stored === null ? 'unpublished' : newsState(stored, Date.now())} />}
        saveText={saveText === '' && stored !== null ? NEWS_TEXTS.saved : saveText}
        people={people}
        notice={<NewsNotice form={form} stored={stored} mayChange={mayChange} onSaveMine={saving.saveOver} />}
      >
        <NewsActions
          stored={stored}
          isDirty={form.isDirty}
          isPlanned={fields.publishAt !== ''}
          isBusy={saving.isSaving || form.conflict !== null}
          mayWrite={mayChange}
          mayPublish={mayPublish}
          mayDelete={mayDelete}
          liveUrl={
            stored?.is_published === true && library !== null
              ? publicLinks(library.library_refkey).newsFlash(id)
              : null
          }
          onSave={saving.save}
          onAsk={setAsked}
        />
      </EditorHeader>
      <NewsFormView
        key={form.formKey}
        fields={fields}
        errors={saving.errors}
        stored={stored}
        libraryId={libraryId}
        nodes={nodes}
        isDisabled={!mayChange}
        mayPublish={mayPublish}
        onEdit={form.edit}
      />
      <LeaveDialog blocker={blocker} description={NEWS_TEXTS.leaveWarning} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'delete' ? NEWS_TEXTS.deleteTitle(fields.title) : NEWS_TEXTS.unpublishTitle}
        description={asked === 'delete' ? NEWS_TEXTS.deleteBody : NEWS_TEXTS.unpublishBody}
        confirmLabel={asked === 'delete' ? NEWS_TEXTS.delete : NEWS_TEXTS.unpublish}
        isDestructive
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
