import { user } from '@harborline/domain/stores/users';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import type { Firestore } from 'firebase/firestore';
import { staffName } from '../staff/staff-name';
import { readRecord } from '../store/read-records';

/** Name of a teammate, or the fallback if it cannot be read. */
export async function readStaffName(firestore: Firestore, uid: string): Promise<string> {
  const teammate = await readRecord(firestore, user(uid)).catch(() => null);
  return teammate === null ? ADMIN_TEXTS.nameFallback : staffName(teammate);
}
