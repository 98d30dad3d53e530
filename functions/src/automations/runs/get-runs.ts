import * as contract from '@harborline/domain/api/automations/workflows';
import { RUN_OUTCOMES, type workflowRunSchema } from '@harborline/domain/entities/workflow-run';
import { LIMITS } from '@harborline/domain/limits';
import {
  runsEndedSince,
  runsOfLibrary,
  runsOfWorkflow,
  workflow,
  workflowRun,
} from '@harborline/domain/stores/workflows';
import { Timestamp } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { isoTime } from '../../platform/iso-time';
import {
  countRecords,
  findRecords,
  queryOf,
  readEach,
  readRecord,
  refOf,
  type Stored,
  snapshotRecord,
} from '../../platform/store/read';
import { readWorkflow } from '../workflows/workflow';

type Run = Stored<typeof workflowRunSchema>;
const PAGE = LIMITS.listPageSize;

/** How the automations are called now that led to some runs. */
async function namesOf(runs: readonly Run[], staff: Staff): Promise<ReadonlyMap<string, string>> {
  const refs = [...new Set(runs.flatMap(({ chain }) => chain))];
  const found = await readEach(refs.map(workflow));
  return new Map(
    found.flatMap((one) => (one?.support_lib_id === staff.support_lib_id ? [[one.id, one.name]] : [])),
  );
}

const present = (run: Run, names: ReadonlyMap<string, string>): contract.PresentedRun => ({
  run_ref: run.id,
  workflow_ref: run.workflow_ref,
  workflow_name: run.workflow_name,
  conversation_ref: run.conversation_ref,
  ticket_number: run.ticket_number,
  event: { ...run.event, at: isoTime(run.event.at) },
  chain: run.chain.map((ref) => ({ workflow_ref: ref, name: names.get(ref) ?? '' })),
  caused_by: run.caused_by,
  conditions: run.conditions,
  actions: run.actions,
  results: run.results,
  outcome: run.outcome,
  at: isoTime(run.at),
});

/** @throws ApiError 'not-found' for one that is gone or of another library */
async function readRun(ref: string, staff: Staff): Promise<Run> {
  const run = await readRecord(workflowRun(ref));
  if (run?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return run;
}

interface Page {
  readonly workflowRef: string | undefined;
  readonly cursor: string | undefined;
}

/** A page, and one more that tells whether there is another one. */
async function readPage({ workflowRef, cursor }: Page, staff: Staff): Promise<Run[]> {
  const libraryId = staff.support_lib_id;
  const query =
    workflowRef === undefined
      ? runsOfLibrary(libraryId, PAGE + 1)
      : runsOfWorkflow(libraryId, workflowRef, PAGE + 1);
  if (cursor === undefined) return findRecords(query);
  await readRun(cursor, staff);
  const after = await refOf(workflowRun(cursor)).get();
  const { docs } = await queryOf(query).startAfter(after).get();
  return docs.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []);
}

/** GET activity/workflows (S7.4-11, D-145). */
export const getWorkflowRuns = staffEndpoint(
  contract.getWorkflowRuns,
  async ({ workflow_ref: workflowRef, run_ref: runRef, cursor }, staff) => {
    if (runRef !== undefined) {
      const run = await readRun(runRef, staff);
      return { runs: [present(run, await namesOf([run], staff))], next_cursor: '' };
    }
    const found = await readPage({ workflowRef, cursor }, staff);
    const runs = found.slice(0, PAGE);
    const names = await namesOf(runs, staff);
    return {
      runs: runs.map((run) => present(run, names)),
      next_cursor: found.length > PAGE ? (runs.at(-1)?.id ?? '') : '',
    };
  },
);

const DAY_MS = 24 * 60 * 60 * 1_000;

async function figuresSince(ref: string, sinceMs: number): Promise<Record<string, number>> {
  const since = Timestamp.fromMillis(sinceMs);
  const counts = await Promise.all(
    RUN_OUTCOMES.map(
      async (outcome) => [outcome, await countRecords(runsEndedSince(ref, outcome, since))] as const,
    ),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** GET workflow_figures?workflow_ref (D-145). */
export const getWorkflowFigures = staffEndpoint(
  contract.getWorkflowFigures,
  async ({ workflow_ref: ref }, staff, { nowMs }) => {
    await readWorkflow(ref, staff);
    const [days_7, days_30] = await Promise.all(
      [7, 30].map((days) => figuresSince(ref, nowMs - days * DAY_MS)),
    );
    return { days_7: days_7 ?? {}, days_30: days_30 ?? {} };
  },
);
