import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { useEffect, useMemo, useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { isSameNews, type NewsFields, newsFieldsOf, newsFieldsSchema } from './news-fields';
import { newsVersion } from './save-news';

interface Base {
  /** null for one that is not stored yet */
  readonly version: string | null;
  readonly fields: NewsFields;
}

const baseOf = (news: NewsFlash): Base => ({
  version: newsVersion(news.updated_at),
  fields: newsFieldsOf(news),
});

export type NewsForm = ReturnType<typeof useNewsForm>;

interface NewsFormOptions {
  /** names the work on this device */
  readonly name: string;
  /** what the form starts with */
  readonly start: Base;
  /** as it is stored now; null for one that is not stored yet */
  readonly stored: NewsFlash | null;
}

/**
 * The text of a news flash as it is being edited. Unsaved edits are kept on the device. What a teammate saves meanwhile
 * shows at once in a form without edits; otherwise it is a conflict, which the writer decides.
 */
export function useNewsForm({ name, start, stored }: NewsFormOptions) {
  const owner = useWorkOwner();
  const { support_lib_id: libraryId } = useStaff();
  const workKey = `news/${libraryId}/${name}`;
  const [kept] = useState(() => readUnsaved(owner.uid, workKey, newsFieldsSchema));
  const isRestored = kept !== null && !isSameNews(kept.value, start.fields);
  const [base, setBase] = useState(start);
  const [fields, setFields] = useState(isRestored ? kept.value : start.fields);
  const [restoredAt, setRestoredAt] = useState(isRestored ? kept.keptAt : null);
  /** what was saved last: it comes back from the server with a version of its own */
  const [sent, setSent] = useState<NewsFields | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [isOver, setOver] = useState(false);
  const isDirty = useMemo(() => !isSameNews(base.fields, fields), [base, fields]);

  const put = (next: Base) => {
    setBase(next);
    setFields(next.fields);
    setRestoredAt(null);
    setFormKey((key) => key + 1);
  };

  const latest = stored === null ? null : baseOf(stored);
  const isBehind = latest !== null && latest.version !== base.version;
  const isOwn = isBehind && [sent, fields].some((own) => own !== null && isSameNews(own, latest.fields));
  const conflict = isBehind && isDirty && !isOwn ? latest : null;
  useEffect(() => {
    if (latest === null || !isBehind) return;
    if (isOwn) setBase(latest);
    else if (!isDirty) put(latest);
  });

  const forget = useKeepUnsaved({
    owner,
    workKey,
    title: NEWS_TEXTS.unsavedTitle(fields.title),
    value: useMemo(() => (isDirty && !isOver ? fields : null), [isDirty, isOver, fields]),
  });

  return {
    fields,
    base,
    isDirty: isDirty && !isOver,
    formKey,
    conflict,
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    /** gives up the edits for what is stored */
    reset: () => put(latest ?? base),
    edit: (change: Partial<NewsFields>) => setFields((now) => ({ ...now, ...change })),
    /** before a save, whose result may come back before its confirmation */
    noteSent: setSent,
    noteSaved: (saved: NewsFields) => {
      setBase((now) => ({ ...now, fields: saved }));
      setFields((now) => ({ ...now, publishAt: saved.publishAt }));
      setRestoredAt(null);
    },
    /** nothing is kept any more */
    end: () => {
      setOver(true);
      forget();
    },
  };
}
