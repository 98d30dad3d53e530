import * as contract from '@harborline/domain/api/form-builder/forms';
import { EMPTY_FORM } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { form, formDraft } from '@harborline/domain/stores/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { randomId } from '../platform/ids';
import { readRecord } from '../platform/store/read';
import { createRecord, setRecord, updateRecord } from '../platform/store/write';
import { changedBy, presentForm, readOthers, readOwnForm } from './form';

/** POST createform (D-148). */
export const createForm = staffEndpoint(contract.createForm, async ({ name, copy_of: copyOf }, staff) => {
  const id = randomId();
  const { support_lib_id } = staff;
  const { stored, shown } = changedBy(staff);
  return firestore().runTransaction(async (transaction) => {
    if (copyOf !== undefined) await readOwnForm(copyOf, staff, transaction);
    const original = copyOf === undefined ? undefined : await readRecord(formDraft(copyOf), transaction);
    const others = await readOthers(transaction, { id, name }, staff);
    if (others.length >= FORM_LIMITS.forms) throw new ApiError('conflict', FORM_BUILDER_TEXTS.full);
    const fresh = {
      support_lib_id,
      name,
      is_published: false,
      published_version: 0,
      draft_version: 1,
      published_draft_version: 0,
    };
    createRecord(transaction, form(id), { ...fresh, ...stored });
    const definition = original?.definition ?? { ...EMPTY_FORM, title: name };
    createRecord(transaction, formDraft(id), { support_lib_id, definition });
    return presentForm({ id, ...fresh, ...shown });
  });
});

/** PUT saveform?form_ref (D-148). */
export const saveForm = staffEndpoint(
  contract.saveForm,
  async ({ form_ref, definition, draft_version }, staff) => {
    const { stored, shown } = changedBy(staff);
    return firestore().runTransaction(async (transaction) => {
      const before = await readOwnForm(form_ref, staff, transaction);
      if (before.draft_version !== draft_version)
        throw new ApiError('conflict', FORM_BUILDER_TEXTS.changedMeanwhile);
      const next = { draft_version: draft_version + 1 };
      updateRecord(transaction, form(form_ref), { ...next, ...stored });
      setRecord(transaction, formDraft(form_ref), { support_lib_id: staff.support_lib_id, definition });
      return presentForm({ ...before, ...next, ...shown });
    });
  },
);

/** PUT renameform?form_ref (S7.3-05). */
export const renameForm = staffEndpoint(contract.renameForm, async ({ form_ref, name }, staff) => {
  const { stored, shown } = changedBy(staff);
  return firestore().runTransaction(async (transaction) => {
    const before = await readOwnForm(form_ref, staff, transaction);
    await readOthers(transaction, { id: form_ref, name }, staff);
    updateRecord(transaction, form(form_ref), { name, ...stored });
    return presentForm({ ...before, name, ...shown });
  });
});
