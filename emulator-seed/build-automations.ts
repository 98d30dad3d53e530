import type { WorkflowAction, WorkflowDefinition } from '@harborline/domain/entities/workflow';
import type { workflowRunSchema } from '@harborline/domain/entities/workflow-run';
import { DURATIONS } from '@harborline/domain/limits';
import { workflow, workflowFolder, workflowRun } from '@harborline/domain/stores/workflows';
import type * as z from 'zod/mini';
import { conversationRef } from './build-conversation';
import { demoConversation } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { DAY_MS, MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { ticketNumber } from './ticket-numbers';

type Run = z.infer<typeof workflowRunSchema>;

const support_lib_id = LIBRARY_IDS.lumen;
const FOLDER = 'lumenautomationfolder';

interface DemoAutomation {
  readonly ref: string;
  readonly name: string;
  readonly folder: string;
  readonly state: 'on' | 'shadow' | 'off';
  readonly does: Omit<WorkflowDefinition, 'version'>;
}

const WARRANTY: readonly WorkflowAction[] = [
  { kind: 'team', team_ref: 'lumenteamworkshop' },
  { kind: 'note', text: 'A warranty case of [visitorName]: please look at the frame number first.' },
];

/** Rules whose events nothing but a person causes in the demo world, so that its tickets stay as they are. */
const AUTOMATIONS: readonly DemoAutomation[] = [
  {
    ref: 'lumenautomationwarranty',
    name: 'Warranty cases to the workshop',
    folder: FOLDER,
    state: 'on',
    does: {
      trigger: { on: 'tag-added', tag_ref: 'lumentagwarranty' },
      filter: 'all(status.none-of(closed))',
      actions: [...WARRANTY],
    },
  },
  {
    ref: 'lumenautomationunhappy',
    name: 'Unhappy visitors first',
    folder: '',
    state: 'shadow',
    does: {
      trigger: { on: 'rated', ratings: [1, 2] },
      filter: 'all()',
      actions: [
        { kind: 'priority', priority: 'high' },
        { kind: 'status', status: 'open' },
      ],
    },
  },
  {
    ref: 'lumenautomationphotos',
    name: 'Photos that never come',
    folder: FOLDER,
    state: 'off',
    does: {
      trigger: { on: 'waiting', minutes: 4_320 },
      filter: 'all(tag.any-of(lumentagphoto))',
      actions: [{ kind: 'status', status: 'pending' }],
    },
  },
];

interface DemoRun extends Pick<Run, 'event' | 'conditions' | 'actions' | 'results' | 'outcome'> {
  readonly ref: string;
  readonly automation: string;
  readonly ticket: string;
  readonly minutesAgo: number;
}

const runs = ({ nowMs, toTime }: SeedClock): readonly DemoRun[] => [
  {
    ref: 'lumenautomationrunfork',
    automation: 'lumenautomationwarranty',
    ticket: 'damaged-fork-delivery',
    minutesAgo: 180,
    event: {
      kind: 'tag-added',
      cause: 'team',
      at: toTime(nowMs - 180 * MINUTE_MS),
      details: { tag_ref: 'lumentagwarranty' },
    },
    conditions: [
      { predicate: 'all()', holds: true, found: null, depth: 0 },
      { predicate: 'status.none-of(closed)', holds: true, found: ['open'], depth: 1 },
    ],
    actions: [...WARRANTY],
    results: [
      { outcome: 'unchanged', because: '' },
      { outcome: 'done', because: '' },
    ],
    outcome: 'done',
  },
  {
    ref: 'lumenautomationrunrefund',
    automation: 'lumenautomationunhappy',
    ticket: 'refund-not-arrived',
    minutesAgo: 26 * 60,
    event: {
      kind: 'rated',
      cause: 'visitor',
      at: toTime(nowMs - 26 * 60 * MINUTE_MS),
      details: { rating: '2' },
    },
    conditions: [{ predicate: 'all()', holds: true, found: null, depth: 0 }],
    actions: [
      { kind: 'priority', priority: 'high' },
      { kind: 'status', status: 'open' },
    ],
    results: [],
    outcome: 'shadow',
  },
];

function automationDoc({ ref, name, folder, state, does }: DemoAutomation, clock: SeedClock): SeedDoc {
  const at = clock.toTime(clock.nowMs - 20 * DAY_MS);
  return seedDoc(workflow(ref), {
    support_lib_id,
    name,
    workflow_folder_ref: folder,
    is_enabled: state !== 'off',
    is_shadow: state === 'shadow',
    trigger_on: does.trigger.on,
    definition: { version: 1, ...does },
    stopped_at: null,
    changed_by: 'nadia-owner',
    changed_by_name: 'Nadia Bergström',
    created_at: at,
    changed_at: at,
    enabled_at: state === 'off' ? null : at,
    scheduled_at: null,
    version: 1,
  });
}

function runDoc(
  { ref, automation, ticket, minutesAgo, ...run }: DemoRun,
  { nowMs, toTime }: SeedClock,
): SeedDoc {
  const atMs = nowMs - minutesAgo * MINUTE_MS;
  const conversation = demoConversation(ticket);
  return seedDoc(workflowRun(ref), {
    support_lib_id,
    workflow_ref: automation,
    workflow_name: AUTOMATIONS.find((one) => one.ref === automation)?.name ?? '',
    workflow_version: 1,
    conversation_ref: conversationRef(conversation),
    ticket_number: ticketNumber(conversation),
    chain: [],
    caused_by: '',
    ...run,
    at: toTime(atMs),
    expires_at: toTime(atMs + DURATIONS.workflowRunsKeptMs),
  });
}

/** Lumen's automations: one that acts, one that only records, and one that is off, with what they did. */
export const automationDocs = (clock: SeedClock): SeedDoc[] => [
  seedDoc(workflowFolder(FOLDER), { support_lib_id, name: 'Workshop' }),
  ...AUTOMATIONS.map((one) => automationDoc(one, clock)),
  ...runs(clock).map((run) => runDoc(run, clock)),
];
