import * as contract from '@harborline/domain/api/form-builder/forms';
import {
  form,
  formDraft,
  formSubmission,
  formVersion,
  formVersionsOf,
  submissionsOfForm,
} from '@harborline/domain/stores/forms';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { deleteFound } from '../platform/store/delete-found';
import { deleteRecord, updateRecord } from '../platform/store/write';
import { auditForm, readOwnForm } from './form';

/** The version that ends the id of its document. */
const versionOf = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/**
 * DELETE deleteform?form_ref (S7.3-05): the form last, so that a call that broke off can be repeated. Nobody can send it
 * any more once it is not published, so that no submission stays behind.
 */
export const deleteForm = staffEndpoint(contract.deleteForm, async ({ form_ref }, staff) => {
  await firestore().runTransaction(async (transaction) => {
    await readOwnForm(form_ref, staff, transaction);
    updateRecord(transaction, form(form_ref), { is_published: false });
  });
  await deleteFound(submissionsOfForm(form_ref), formSubmission);
  await deleteFound(formVersionsOf(form_ref), (id) => formVersion(form_ref, versionOf(id)));
  await firestore().runTransaction(async (transaction) => {
    const stored = await readOwnForm(form_ref, staff, transaction);
    deleteRecord(transaction, formDraft(form_ref));
    deleteRecord(transaction, form(form_ref));
    auditForm(transaction, staff, 'form-deleted', stored);
  });
  return { form_ref };
});
