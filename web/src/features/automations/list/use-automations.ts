import {
  getWorkflowFolders,
  getWorkflows,
  type PresentedFolder,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import type { InputOf } from '@harborline/domain/api/contract';
import { LIMITS } from '@harborline/domain/limits';
import { callApi } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { type Pages, usePages } from '../../../shared/requests/use-pages';
import { type Request, useRequest } from '../../../shared/requests/use-request';

const KEY = 'automations';
const FOLDERS = 'automation-folders';

const idOf = ({ workflow_ref }: PresentedWorkflow): string => workflow_ref;

/** What the list shows. */
export interface ListQuery {
  /** words of the name, '' for all */
  readonly words: string;
  /** '' for all, `none` for those of no folder */
  readonly folder: string;
  readonly order: InputOf<typeof getWorkflows>['order_by'];
}

/** The automations of the library that a list asks for (S7.3-01). */
export const useAutomations = ({ words, folder, order }: ListQuery): Pages<PresentedWorkflow> =>
  usePages({
    key: [KEY, words, folder, order],
    idOf,
    load: async (cursor, signal) => {
      const page = cursor === '' ? 1 : Number(cursor);
      const query = {
        page,
        per_page: LIMITS.listPageSize,
        order_by: order,
        order: order === 'name' ? ('asc' as const) : ('desc' as const),
        ...(words !== '' && { q: words }),
        ...(folder !== '' && { workflow_folder_ref: folder }),
      };
      const { workflows, pagination } = await callApi(getWorkflows, { query, signal });
      const isLast = page * LIMITS.listPageSize >= pagination.totalCount;
      return { rows: workflows, nextCursor: isLast ? '' : String(page + 1) };
    },
  });

/** The folders of the library, by name (S7.3-03). */
export const useFolders = (): Request<readonly PresentedFolder[]> =>
  useRequest({
    key: [FOLDERS],
    load: async (signal) => (await callApi(getWorkflowFolders, { signal })).folders,
  });

/** Has whoever shows automations or their folders read them again. */
export const reloadAutomations = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.includes(KEY) || queryKey.includes(FOLDERS),
  });
