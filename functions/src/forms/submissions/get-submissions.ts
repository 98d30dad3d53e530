import * as contract from '@harborline/domain/api/form-builder/submissions';
import { newestSubmissions } from '@harborline/domain/stores/forms';
import { staffEndpoint } from '../../platform/endpoint';
import { readPage } from '../../platform/page';
import { readOwnForm } from '../form';
import { periodOf } from './period';
import { presentSubmissions } from './present-submissions';

/** GET getformsubmissions?form_ref&from&before (D-150). */
export const getFormSubmissions = staffEndpoint(
  contract.getFormSubmissions,
  async ({ form_ref: formRef, from, before, ...page }, staff) => {
    await readOwnForm(formRef, staff);
    const { records, nextCursor } = await readPage(
      newestSubmissions({ formRef, ...periodOf({ from, before }) }),
      page,
      (submission) => submission.get('form_ref') === formRef,
    );
    return { submissions: [...(await presentSubmissions(records))], nextCursor };
  },
);
