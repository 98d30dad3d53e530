import { auditRecord } from '@harborline/domain/stores/audit';
import { libraryLastChange } from '@harborline/domain/stores/library-areas';
import { changedValues } from '@harborline/domain/stores/library-private';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { isStored, refOf, snapshotRecord } from '../../platform/store/read';
import { createRecord, deleteRecord } from '../../platform/store/write';
import { auditEntry } from '../entry';
import { isRecentChange } from '../is-recent-change';
import { readEditor } from '../read-editor';
import { settingsEntryId } from './settings-entry-id';

/**
 * Logs who changed which part of a library, once per commit. Includes the old and new values if their event came first;
 * otherwise that event adds them.
 */
export async function logSettingsChange(
  libraryId: string,
  change: DocumentSnapshot,
  eventTime: string,
): Promise<void> {
  const made = snapshotRecord(libraryLastChange(libraryId).read, change);
  if (!made) return;
  const { updated_by, updated_at, area } = made;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const target = { kind: 'settings', id: libraryId, label: area };
  const audited = { action: 'settings-changed', libraryId, target, details: { area } } as const;
  const id = settingsEntryId(libraryId, change);
  const entry = auditRecord(id);
  const waiting = changedValues(libraryId, id);
  await firestore().runTransaction(async (transaction) => {
    const isLogged = await isStored(entry, transaction);
    const values = await transaction.get(refOf(waiting));
    if (isLogged) return;
    const changes = snapshotRecord(waiting.read, values)?.changes ?? [];
    createRecord(transaction, entry, { ...auditEntry(actor, { ...audited, changes }), at: updated_at });
    if (values.exists) deleteRecord(transaction, waiting);
  });
}
