import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';

/** The id of the entry for a commit: all documents a commit writes have the same time. */
export const settingsEntryId = (libraryId: string, { updateTime }: DocumentSnapshot): string =>
  derivedId('settings', libraryId, updateTime?.seconds ?? 0, updateTime?.nanoseconds ?? 0);
