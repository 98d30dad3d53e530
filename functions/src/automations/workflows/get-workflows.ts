import * as contract from '@harborline/domain/api/automations/workflows';
import type { InputOf } from '@harborline/domain/api/contract';
import { workflowsOf } from '@harborline/domain/stores/workflows';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { readTags } from '../../inbox';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { findRecords } from '../../platform/store/read';
import type { StoredWorkflow } from '../running/read-rules';
import { presentWorkflow, readWorkflow } from './workflow';

type Asked = InputOf<typeof contract.getWorkflows>;

/** What the query calls automations of no folder. */
const NO_FOLDER = 'none';

const isAsked = (one: StoredWorkflow, { is_enabled, q = '', workflow_folder_ref: folder }: Asked): boolean =>
  (is_enabled === undefined || String(one.is_enabled) === is_enabled) &&
  (folder === undefined || one.workflow_folder_ref === (folder === NO_FOLDER ? '' : folder)) &&
  q
    .toLowerCase()
    .split(' ')
    .every((word) => one.name.toLowerCase().includes(word));

function inOrder(one: StoredWorkflow, other: StoredWorkflow, { order_by, order }: Asked): number {
  const difference =
    order_by === 'name'
      ? one.name.localeCompare(other.name)
      : one[order_by].toMillis() - other[order_by].toMillis();
  return (order === 'asc' ? difference : -difference) || (one.id < other.id ? -1 : 1);
}

/** GET workflows (S7.3-01). */
export const getWorkflows = staffEndpoint(contract.getWorkflows, async (asked, staff) => {
  const { support_lib_id, workflow_ref: ref, page, per_page } = asked;
  if (support_lib_id !== undefined && support_lib_id !== staff.support_lib_id)
    throw new ApiError('not-found', ERROR_TEXTS.libraryMissing);
  const kept =
    ref === undefined
      ? await findRecords(workflowsOf(staff.support_lib_id))
      : [await readWorkflow(ref, staff)];
  const found = kept
    .filter((one) => isAsked(one, asked))
    .toSorted((one, other) => inOrder(one, other, asked));
  const shown = found.slice((page - 1) * per_page, page * per_page);
  const library = await readTags(staff.support_lib_id);
  return {
    workflows: shown.map((one) => presentWorkflow(one, library)),
    pagination: { page, per_page, totalCount: found.length },
  };
});
