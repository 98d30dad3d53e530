import type { TimestampLike } from '../entities/timestamp';
import { type TriggerKind, workflowFolderSchema, workflowSchema } from '../entities/workflow';
import { type RunOutcome, workflowRunSchema } from '../entities/workflow-run';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const workflows = defineStore(COLLECTIONS.workflows, workflowSchema);
const folders = defineStore(COLLECTIONS.workflowFolders, workflowFolderSchema);
const runs = defineStore(COLLECTIONS.workflowRuns, workflowRunSchema);

/** `Workflows/{workflow_ref}` */
export const workflow = (ref: string) => workflows.at(docPath.workflow(ref));

/** The automations of a library, in no order. */
export const workflowsOf = (libraryId: string) =>
  workflows.query({ where: [['support_lib_id', '==', libraryId]], limit: LIMITS.workflows });

/** Those of a library that are on and wait for an event, in no order. */
export const enabledWorkflows = (libraryId: string, triggerOn: TriggerKind) =>
  workflows.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_enabled', '==', true],
      ['trigger_on', '==', triggerOn],
    ],
    limit: LIMITS.workflows,
  });

/** Those of all libraries that are on and go by the clock, to be read in batches. */
export const clockedWorkflows = (triggerOn: TriggerKind) =>
  workflows.query({
    where: [
      ['is_enabled', '==', true],
      ['trigger_on', '==', triggerOn],
    ],
  });

/** `WorkflowFolders/{workflow_folder_ref}` */
export const workflowFolder = (ref: string) => folders.at(docPath.workflowFolder(ref));

/** The folders of a library, in no order. */
export const workflowFoldersOf = (libraryId: string) =>
  folders.query({ where: [['support_lib_id', '==', libraryId]], limit: LIMITS.workflowFolders });

/** `WorkflowRuns/{run_ref}` */
export const workflowRun = (ref: string) => runs.at(docPath.workflowRun(ref));

const NEWEST_FIRST = [
  ['at', 'desc'],
  [DOCUMENT_ID, 'desc'],
] as const;

/** What one automation did, the newest first. @param limit maximum number */
export const runsOfWorkflow = (libraryId: string, workflowRef: string, limit: number) =>
  runs.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['workflow_ref', '==', workflowRef],
    ],
    orderBy: NEWEST_FIRST,
    limit,
  });

/** What all automations of a library did, the newest first. @param limit maximum number */
export const runsOfLibrary = (libraryId: string, limit: number) =>
  runs.query({ where: [['support_lib_id', '==', libraryId]], orderBy: NEWEST_FIRST, limit });

/** Runs of all libraries that have not ended since a time, because their worker died. */
export const unfinishedRuns = (before: TimestampLike) =>
  runs.query({
    where: [
      ['outcome', '==', 'running'],
      ['at', '<', before],
    ],
    orderBy: [['at', 'asc']],
    limit: LIMITS.listPageSize,
  });

/** Outcomes of runs that nothing kept from what they do, or record. */
const NOT_STOPPED = ['running', 'done', 'shadow', 'no-ticket'] satisfies readonly RunOutcome[];

/** What one automation did since a time, to be counted; what was left out does not count. */
export const runsSince = (workflowRef: string, since: TimestampLike) =>
  runs.query({
    where: [
      ['workflow_ref', '==', workflowRef],
      ['outcome', 'in', [...NOT_STOPPED]],
      ['at', '>=', since],
    ],
  });

/** The same at one ticket. */
export const runsAtTicketSince = (workflowRef: string, conversationRef: string, since: TimestampLike) =>
  runs.query({
    where: [
      ['workflow_ref', '==', workflowRef],
      ['conversation_ref', '==', conversationRef],
      ['at', '>=', since],
    ],
  });

/** The same that ended in one way. */
export const runsEndedSince = (workflowRef: string, outcome: RunOutcome, since: TimestampLike) =>
  runs.query({
    where: [
      ['workflow_ref', '==', workflowRef],
      ['outcome', '==', outcome],
      ['at', '>=', since],
    ],
  });
