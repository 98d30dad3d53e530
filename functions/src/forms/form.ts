import type { PresentedForm } from '@harborline/domain/api/form-builder/forms';
import type { AuditAction } from '@harborline/domain/entities/audit';
import type { formSchema } from '@harborline/domain/entities/form';
import { form, formsOf } from '@harborline/domain/stores/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../audit';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { isoTime } from '../platform/iso-time';
import { findRecords, readRecord, type Stored } from '../platform/store/read';

export type StoredForm = Stored<typeof formSchema>;

/** A form as answers show it. */
export const presentForm = (stored: StoredForm): PresentedForm => ({
  form_ref: stored.id,
  name: stored.name,
  is_published: stored.is_published,
  published_version: stored.published_version,
  draft_version: stored.draft_version,
  has_changes: stored.draft_version !== stored.published_draft_version,
  updated_at: isoTime(stored.updated_at),
  updated_by: stored.updated_by,
});

/**
 * A form of the person's current library. Reads, so call it before any write.
 * @throws ApiError 'not-found' for one that is gone or another library's
 */
export async function readOwnForm(ref: string, staff: Staff, transaction?: Transaction): Promise<StoredForm> {
  const found = await readRecord(form(ref), transaction);
  if (found?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return found;
}

/** Who changed a form, and when: as it is stored, and as it is answered before the server has its time. */
export function changedBy(staff: Staff) {
  const updated_by = staff.display_name || staff.agent_name;
  return {
    stored: { updated_by, updated_at: FieldValue.serverTimestamp() },
    shown: { updated_by, updated_at: Timestamp.now() },
  };
}

/** The other forms of a library. Reads, so call it before any write. @throws ApiError 'conflict' if one has the name */
export async function readOthers(
  transaction: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
  staff: Staff,
): Promise<readonly StoredForm[]> {
  const others = (await findRecords(formsOf(staff.support_lib_id), transaction)).filter(
    (other) => other.id !== id,
  );
  const named = others.map((other) => ({ ref: other.id, name: other.name }));
  if (isNameTaken(named, name, id)) throw new ApiError('conflict', FORM_BUILDER_TEXTS.nameTaken);
  return others;
}

/** Team logs name who published, unpublished or deleted a form. */
export function auditForm(
  transaction: Transaction,
  staff: Staff,
  action: AuditAction,
  stored: StoredForm,
): void {
  const target = { kind: 'form', id: stored.id, label: stored.name };
  writeAudit(transaction, auditEntry(staff, { action, libraryId: staff.support_lib_id, target }));
}
