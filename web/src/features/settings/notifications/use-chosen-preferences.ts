import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type NotificationPreferences, saveNotificationPreferences } from './notification-preferences';

type Change = (preferences: NotificationPreferences) => NotificationPreferences;

/**
 * Stores each choice at once. Choices that follow each other quickly build on each other, whatever the stored
 * preferences show by then: those on their way are applied to them again.
 */
export function useChosenPreferences(stored: NotificationPreferences) {
  const { uid, init_support_lib_id: homeLibraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const newest = useRef(stored);
  newest.current = stored;
  const onTheirWay = useRef<readonly Change[]>([]);
  const [isSaving, setSaving] = useState(false);
  const keep = (changes: readonly Change[]) => {
    onTheirWay.current = changes;
    setSaving(changes.length > 0);
  };
  const choose = async (change: Change) => {
    keep([...onTheirWay.current, change]);
    const chosen = onTheirWay.current.reduce((before, next) => next(before), newest.current);
    try {
      await saveNotificationPreferences(firestore, { uid, homeLibraryId }, chosen);
    } catch (error) {
      report('notifications-save', error);
      toasts.error(NOTIFICATION_TEXTS.saveFailed);
    } finally {
      keep(onTheirWay.current.filter((one) => one !== change));
    }
  };
  return { choose, isSaving };
}
