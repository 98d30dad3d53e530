import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import type { ReadyChanges } from '@harborline/domain/translation/ready-words/ready-words';
import { useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import {
  addTranslation,
  applyReadyWords,
  changeTranslation,
  deleteTranslation,
  restoreTranslation,
  type StoredTranslation,
  watchTranslations,
} from './translations';

/** A library's translations, live, and their actions. */
export function useTranslations() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const source = useMemo(() => watchTranslations(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);

  const attempt = async (work: Promise<void>, failureText: string): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      report('translation', error);
      toasts.error(failureText);
      return false;
    }
  };
  const add = (pair: TranslationPair) =>
    attempt(addTranslation(firestore, libraryId, pair), TRANSLATION_TEXTS.addFailed);
  const change = (id: string, pair: TranslationPair) =>
    attempt(changeTranslation(firestore, id, pair), TRANSLATION_TEXTS.addFailed);
  const restore = (entry: StoredTranslation) =>
    attempt(restoreTranslation(firestore, entry), TRANSLATION_TEXTS.restoreFailed);
  const remove = async (entry: StoredTranslation) => {
    if (!(await attempt(deleteTranslation(firestore, entry.id), TRANSLATION_TEXTS.deleteFailed))) return;
    toasts.info(TRANSLATION_TEXTS.deleted(entry.source), {
      label: TRANSLATION_TEXTS.undo,
      run: () => void restore(entry),
    });
  };
  const addReady = async (changes: ReadyChanges) => {
    let takeBack = async () => {};
    const write = applyReadyWords(firestore, libraryId, changes).then((undo) => {
      takeBack = undo;
    });
    if (!(await attempt(write, TRANSLATION_TEXTS.readyFailed))) return;
    toasts.info(TRANSLATION_TEXTS.readyAdded(changes.missing.length + changes.replaced.length), {
      label: TRANSLATION_TEXTS.undo,
      run: () => void attempt(takeBack(), TRANSLATION_TEXTS.readyFailed),
    });
  };
  return { live, retry, add, addReady, change, remove };
}
