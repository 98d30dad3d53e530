import type { UnsavedArticle } from '@harborline/domain/entities/article';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { newId } from '../../../shared/store/new-id';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { isSameStored } from '../../../shared/writing/editing/text-kind';
import { isSameText } from '../editor/article-fields';
import { ARTICLE_KIND } from '../editor/article-kind';
import { type NewText, textOf } from './unsaved-articles';
import type { NewForm } from './use-new-form';
import type { ServerCopy } from './use-server-copy';

const NONE = [] as const;

interface OffersScope {
  readonly begun: Loadable<readonly UnsavedArticle[]>;
  readonly form: NewForm;
  readonly copy: ServerCopy;
  /** whether the form holds something that would be lost */
  readonly isUnsaved: boolean;
}

/** What the writer began earlier: the latest is offered, and one that the URL names is put into the form at once. */
export function useBegunOffers({ begun, form, copy, isUnsaved }: OffersScope) {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const [search] = useSearchParams();
  const [settled, setSettled] = useState<readonly string[]>(NONE);
  const [isTakingUp, setTakingUp] = useState(false);
  const others = begun.status === 'ready' ? begun.data : NONE;
  const offered = others.find((one) => one.id !== form.text.id && !settled.includes(one.id)) ?? null;
  const settle = (id: string) => setSettled((ids) => [...ids, id]);

  const latest = useRef(form.text.fields);
  useEffect(() => {
    latest.current = form.text.fields;
  });
  /** Keeps what the form holds, and again if it changed meanwhile: a picture may just have been uploaded. */
  const keepForm = async (own: NewText): Promise<boolean> => {
    if (!(await copy.keep(own))) return false;
    const { current: fields } = latest;
    return isSameText(fields, own.fields) || keepForm({ ...own, fields });
  };

  /** Puts another text into the form once the server has what the form holds, and not before. */
  const takeUp = async (text: NewText, own: NewText = form.text): Promise<void> => {
    if (isTakingUp) return;
    setTakingUp(true);
    const isKept = !isUnsaved || (await keepForm(own));
    setTakingUp(false);
    if (!isKept) return toasts.error(UNSAVED_ARTICLE_TEXTS.notTakenUp);
    copy.noteHeld(text);
    form.put(text);
  };

  /** Gives the text in the form another id, because the server has or may have a later text under its own. */
  const part = (): NewText => {
    const id = newId(firestore);
    form.rename(id);
    return { ...form.text, id };
  };
  const compare = (stored: UnsavedArticle) => {
    const onServer = textOf(stored);
    const isLater = stored.updated_at.toMillis() > form.keptAt;
    if (isLater && !isSameStored(ARTICLE_KIND, onServer.fields, form.text.fields))
      void takeUp(onServer, part());
    else copy.noteHeld(onServer);
  };

  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    if (begun.status === 'loading' || hasLooked) return;
    setLooked(true);
    const same = others.find((one) => one.id === form.text.id);
    const asked = others.find((one) => one.id === search.get('unsaved'));
    if (begun.status !== 'ready' && form.keptAt > 0) part();
    else if (same !== undefined) compare(same);
    else if (asked !== undefined) void takeUp(textOf(asked));
  });

  return {
    offered,
    /** the form must not be edited meanwhile */
    isTakingUp,
    takeUp: (text: NewText) => takeUp(text),
    later: settle,
    discardOffered: (text: NewText) => {
      copy.noteHeld(text);
      void copy.forget(text.id);
      settle(text.id);
    },
  };
}
