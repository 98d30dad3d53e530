import * as contract from '@harborline/domain/api/form-builder/forms';
import { formDraft, formVersion } from '@harborline/domain/stores/forms';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { readRecord } from '../platform/store/read';
import { presentForm, readOwnForm } from './form';

/** GET getform?form_ref (S7.3-05). */
export const getForm = staffEndpoint(contract.getForm, async ({ form_ref }, staff) => {
  const form = await readOwnForm(form_ref, staff);
  const [draft, version] = await Promise.all([
    readRecord(formDraft(form_ref)),
    form.published_version === 0 ? undefined : readRecord(formVersion(form_ref, form.published_version)),
  ]);
  if (draft === undefined) throw new ApiError('not-found');
  return { ...presentForm(form), draft: draft.definition, published: version?.definition ?? null };
});
