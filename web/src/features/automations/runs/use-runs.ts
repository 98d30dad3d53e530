import {
  getWorkflowFigures,
  getWorkflowRuns,
  type PresentedRun,
} from '@harborline/domain/api/automations/workflows';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { type Pages, usePages } from '../../../shared/requests/use-pages';
import { type Request, useRequest } from '../../../shared/requests/use-request';

const idOf = ({ run_ref }: PresentedRun): string => run_ref;

/** What the automations did, the newest first. @param workflowRef of the one that is asked for; '' for all */
export const useRuns = (workflowRef: string): Pages<PresentedRun> =>
  usePages({
    key: ['automation-runs', workflowRef],
    idOf,
    load: async (cursor, signal) => {
      const query = {
        ...(workflowRef !== '' && { workflow_ref: workflowRef }),
        ...(cursor !== '' && { cursor }),
      };
      const { runs, next_cursor } = await callApi(getWorkflowRuns, { query, signal });
      return { rows: runs, nextCursor: next_cursor };
    },
  });

/** null for one that is gone. @throws ApiError */
async function readRun(run_ref: string, signal: AbortSignal): Promise<PresentedRun | null> {
  try {
    const { runs } = await callApi(getWorkflowRuns, { query: { run_ref }, signal });
    return runs[0] ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One run; null if it is no longer kept. */
export const useRun = (ref: string): Request<PresentedRun | null> =>
  useRequest({ key: ['automation-run', ref], load: (signal) => readRun(ref, signal) });

/** How often an automation ran in the last 7 and 30 days, by how that ended. */
export const useFigures = (workflow_ref: string): Request<AnswerOf<typeof getWorkflowFigures>> =>
  useRequest({
    key: ['automation-figures', workflow_ref],
    load: (signal) => callApi(getWorkflowFigures, { query: { workflow_ref }, signal }),
  });
