import { libraryChangeSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { auditEntry } from '../platform/audit';
import { hasCreated } from '../platform/error-codes';
import { firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { isNews, readActor } from '../platform/told-deed';

/** Logs who changed which part of a library, once per commit: its time is in the id. */
export async function logSettingsChange(
  libraryId: string,
  change: DocumentSnapshot,
  eventTime: string,
): Promise<void> {
  const parsed = libraryChangeSchema.safeParse(change.data());
  if (!parsed.success) return;
  const { updated_by, updated_at, area } = parsed.data;
  if (!isNews(updated_at.toMillis(), eventTime)) return;
  const actor = await readActor(updated_by);
  if (!actor) return;
  const entry = auditEntry(actor, {
    action: 'settings-changed',
    libraryId,
    target: { kind: 'settings', id: libraryId, label: area },
    details: { area },
  });
  const id = derivedId('settings', libraryId, updated_at.seconds, updated_at.nanoseconds);
  await hasCreated(
    firestore()
      .doc(docPath.audit(id))
      .create({ ...entry, at: updated_at }),
  );
}
