import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { createForm, renameForm, saveForm } from './change-form';
import { deleteForm } from './delete-form';
import { getForm } from './get-form';
import { getFormList } from './get-form-list';
import { openForm } from './open-form';
import { publishForm } from './publish-form';
import { deleteFormSubmission } from './submissions/delete-submission';
import { exportFormSubmissions } from './submissions/export-submissions';
import { getFormSubmissions } from './submissions/get-submissions';
import { submitForm } from './submissions/submit-form';

/** Everything under /api/formbuilder. */
export const formBuilder = httpsService('formBuilder', {
  authenticator,
  endpoints: [
    createForm,
    deleteForm,
    deleteFormSubmission,
    exportFormSubmissions,
    getForm,
    getFormList,
    getFormSubmissions,
    openForm,
    publishForm,
    renameForm,
    saveForm,
    submitForm,
  ],
});
