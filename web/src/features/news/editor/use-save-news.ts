import { isLive } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { fromField, zonedTime } from '../../../shared/format/local-times';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type NewsErrors, type NewsFields, newsErrors } from './news-fields';
import { createNews, type NewsIntent, saveNews } from './save-news';
import type { NewsForm } from './use-news-form';

interface SaveOptions {
  readonly id: string;
  readonly stored: NewsFlash | null;
  readonly form: NewsForm;
  readonly categoryTitleOf: (categoryId: string) => string;
  readonly onCreated?: () => void;
}

function doneText(intent: NewsIntent, { audience, publishAt }: NewsFields): string {
  if (intent === 'unpublish') return NEWS_TEXTS.unpublished;
  if (intent === 'publish')
    return audience === 'staff' ? NEWS_TEXTS.publishedForStaff : NEWS_TEXTS.publishedNow;
  const at = fromField(publishAt);
  return at === null ? NEWS_TEXTS.saved : NEWS_TEXTS.planned(zonedTime(at));
}

/** Saves, publishes and unpublishes what a form holds; one at a time. */
export function useSaveNews({ id, stored, form, categoryTitleOf, onCreated }: SaveOptions) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<NewsErrors>({});
  const isRunning = useRef(false);

  const store = async (intent: NewsIntent, fields: NewsFields, expected: string | null) => {
    const news = { id, fields, categoryName: categoryTitleOf(fields.categoryId) };
    const writer = { uid, libraryId };
    if (stored === null) {
      await createNews(firestore, news, intent, writer);
      onCreated?.();
      return;
    }
    form.noteSent(fields);
    const result = await saveNews(firestore, { ...news, expected }, intent, writer);
    if (result === 'gone') toasts.error(NEWS_TEXTS.gone);
    if (result !== 'saved') return;
    form.noteSaved(fields);
    toasts.success(doneText(intent, fields));
  };

  const run = async (intent: NewsIntent, expected: string | null) => {
    const isOut = intent === 'publish' || (stored !== null && isLive(stored) && intent !== 'unpublish');
    const fields = intent === 'save' && !isOut ? form.fields : { ...form.fields, publishAt: '' };
    const found = newsErrors(fields, { nowMs: Date.now(), isLive: isOut });
    setErrors(found);
    if (isRunning.current || Object.keys(found).length > 0) return;
    isRunning.current = true;
    setSaving(true);
    try {
      await store(intent, fields, expected);
    } catch (error) {
      report('news-not-saved', error);
      toasts.error(NEWS_TEXTS.saveFailed);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };
  return {
    isSaving,
    errors,
    save: (intent: NewsIntent) => void run(intent, form.base.version),
    /** replaces what a teammate saved in between */
    saveOver: () => void run('save', form.conflict?.version ?? null),
  };
}
