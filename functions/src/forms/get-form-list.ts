import * as contract from '@harborline/domain/api/form-builder/forms';
import { formsOf, submissionsOfForm } from '@harborline/domain/stores/forms';
import { staffEndpoint } from '../platform/endpoint';
import { countRecords, findRecords } from '../platform/store/read';
import { presentForm, type StoredForm } from './form';

/** Whether a name has every word of a search. */
const isFound = ({ name }: StoredForm, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

const present = async (form: StoredForm): Promise<contract.ListedForm> => ({
  ...presentForm(form),
  submissions: await countRecords(submissionsOfForm(form.id)),
});

/** GET getformlist?per_page&page&search (S7.3-05). */
export const getFormList = staffEndpoint(contract.getFormList, async ({ per_page, page, search }, staff) => {
  const forms = await findRecords(formsOf(staff.support_lib_id));
  const found = forms
    .filter((form) => isFound(form, search))
    .toSorted((one, other) => other.updated_at.toMillis() - one.updated_at.toMillis());
  const shown = found.slice((page - 1) * per_page, page * per_page);
  return { forms: await Promise.all(shown.map(present)), total: found.length };
});
