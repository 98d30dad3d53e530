import * as contract from '@harborline/domain/api/form-builder/forms';
import { definitionFaults } from '@harborline/domain/forms/definition-faults';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { form, formDraft, formVersion } from '@harborline/domain/stores/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { createRecord, updateRecord } from '../platform/store/write';
import { auditForm, changedBy, presentForm, readOwnForm, type StoredForm } from './form';

/** @throws ApiError 'conflict' with what keeps it from being published */
async function readSound(transaction: Transaction, { id }: StoredForm) {
  const draft = await readRecord(formDraft(id), transaction);
  if (draft === undefined) throw new ApiError('not-found');
  const [first] = definitionFaults(draft.definition, FORM_LIMITS.fields);
  if (first !== undefined) throw new ApiError('conflict', FORM_BUILDER_TEXTS.faults[first.fault]);
  return draft.definition;
}

/** Stores the draft as the next version, which nothing changes any more. @returns what it changes of the form */
async function addVersion(transaction: Transaction, before: StoredForm, staff: Staff) {
  const { id, draft_version, published_draft_version, published_version } = before;
  // Once unpublished, what was published last can be published again as it was.
  if (draft_version === published_draft_version) return { is_published: true };
  const definition = await readSound(transaction, before);
  const version = published_version + 1;
  createRecord(transaction, formVersion(id, version), {
    support_lib_id: before.support_lib_id,
    form_ref: id,
    version,
    definition,
    published_at: FieldValue.serverTimestamp(),
    published_by: staff.display_name || staff.agent_name,
  });
  return { is_published: true, published_version: version, published_draft_version: draft_version };
}

/** PUT publishform?form_ref (S7.3-05, D-148). */
export const publishForm = staffEndpoint(
  contract.publishForm,
  async ({ form_ref, is_published, draft_version }, staff) => {
    const { stored, shown } = changedBy(staff);
    return firestore().runTransaction(async (transaction) => {
      const before = await readOwnForm(form_ref, staff, transaction);
      if (is_published && before.draft_version !== draft_version)
        throw new ApiError('conflict', FORM_BUILDER_TEXTS.changedMeanwhile);
      const changes = is_published ? await addVersion(transaction, before, staff) : { is_published };
      const after = { ...before, ...changes };
      const isSame =
        after.is_published === before.is_published && after.published_version === before.published_version;
      if (isSame) return presentForm(before);
      updateRecord(transaction, form(form_ref), { ...changes, ...stored });
      auditForm(transaction, staff, is_published ? 'form-published' : 'form-unpublished', before);
      return presentForm({ ...after, ...shown });
    });
  },
);
