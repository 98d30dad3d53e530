import * as contract from '@harborline/domain/api/form-builder/submissions';
import { formSubmission } from '@harborline/domain/stores/forms';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { deleteRecord } from '../../platform/store/write';

/** DELETE deleteformsubmission?submission_ref (D-150). */
export const deleteFormSubmission = staffEndpoint(
  contract.deleteFormSubmission,
  async ({ submission_ref }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const found = await readRecord(formSubmission(submission_ref), transaction);
      if (found?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
      deleteRecord(transaction, formSubmission(submission_ref));
    });
    return { submission_ref };
  },
);
