import { sopArticle } from '@harborline/domain/stores/sops';
import { SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { report } from '../../../shared/config/report';
import { endOfDay } from '../../../shared/format/local-times';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { type RecordChanges, updateRecord } from '../../../shared/store/write-record';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** By when an SOP is to be checked: the whole day is left for it. */
const timeOf = (day: string): Timestamp | null => {
  const at = endOfDay(day);
  return at === null ? null : Timestamp.fromDate(at);
};

type Changes = RecordChanges<ReturnType<typeof sopArticle>>;

/** Says who keeps an SOP correct, by when it should be checked, and that it was. Each resolves to whether it is saved. */
export function useReview(id: string) {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const [isSaving, setSaving] = useState(false);
  const save = async (changes: Changes): Promise<boolean> => {
    setSaving(true);
    try {
      await updateRecord(firestore, sopArticle(id), changes);
      toasts.success(SOP_READING_TEXTS.reviewSaved);
      return true;
    } catch (error) {
      report('sop-review', error);
      toasts.error(SOP_TEXTS.changeFailed);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    isSaving,
    /** @param day as a date field holds it, '' for none */
    setReview: (owner: string, day: string) => save({ owner_ref: owner, verify_by: timeOf(day) }),
    /** @param isOffered whether child libraries may show it (D-84) */
    offer: (isOffered: boolean) => save({ is_offered: isOffered }),
    /** @param nextDay when it is to be checked again, '' for never */
    verify: (nextDay: string) =>
      save({ verified_at: serverTimestamp(), verified_by: uid, verify_by: timeOf(nextDay) }),
  };
}
