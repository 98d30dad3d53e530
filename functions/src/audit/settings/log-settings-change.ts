import { type AuditChange, auditChangeSchema } from '@harborline/domain/entities/audit';
import { libraryChangeSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from '../../platform/firebase';
import { auditEntry } from '../entry';
import { isRecentChange } from '../is-recent-change';
import { readEditor } from '../read-editor';
import { settingsEntryId } from './settings-entry-id';

const valuesSchema = z.catch(z.object({ changes: z.array(auditChangeSchema) }), { changes: [] });

const valuesIn = (waiting: DocumentSnapshot): AuditChange[] => valuesSchema.parse(waiting.data()).changes;

/**
 * Logs who changed which part of a library, once per commit, with the values if their event came first; else they
 * follow.
 */
export async function logSettingsChange(
  libraryId: string,
  change: DocumentSnapshot,
  eventTime: string,
): Promise<void> {
  const parsed = libraryChangeSchema.safeParse(change.data());
  if (!parsed.success) return;
  const { updated_by, updated_at, area } = parsed.data;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const target = { kind: 'settings', id: libraryId, label: area };
  const audited = { action: 'settings-changed', libraryId, target, details: { area } } as const;
  const id = settingsEntryId(libraryId, change);
  const entryRef = firestore().doc(docPath.audit(id));
  const waitingRef = firestore().doc(docPath.libraryChangedValues(libraryId, id));
  await firestore().runTransaction(async (transaction) => {
    const [entry, waiting] = [await transaction.get(entryRef), await transaction.get(waitingRef)];
    if (entry.exists) return;
    const changes = valuesIn(waiting);
    transaction.create(entryRef, { ...auditEntry(actor, { ...audited, changes }), at: updated_at });
    if (waiting.exists) transaction.delete(waitingRef);
  });
}
