import type { AutomationEvent } from '@harborline/domain/automations/automation-event';
import { occurrencesOf } from '@harborline/domain/automations/occurrences';
import type { TriggerKind, WorkflowTrigger } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import { ticketsWaitingSince, unclosedTickets } from '@harborline/domain/stores/conversations';
import { clockedWorkflows, unfinishedRuns, workflow } from '@harborline/domain/stores/workflows';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findAll } from '../../platform/store/find-all';
import { findIds, findRecords } from '../../platform/store/read';
import { inBatch, updateRecord } from '../../platform/store/write';
import { isOpenToAutomations } from './is-open';
import { performRun } from './perform-run';
import { runRules } from './react';
import { type ReadyRule, rulesOf } from './read-rules';

const MINUTE_MS = 60_000;
/** How long after its time something is still done that a sweep missed. */
const LATE_MS = 60 * MINUTE_MS;
/** A run that has not ended by then has lost its worker. */
const LOST_MS = 2 * MINUTE_MS;

const BY_CLOCK = { cause: 'product', chain: [], details: {} } as const;

interface Clocked<Trigger> {
  readonly rule: ReadyRule;
  readonly trigger: Trigger;
  readonly nowMs: number;
}

const enabledMs = ({ workflow: { enabled_at } }: ReadyRule, nowMs: number): number =>
  enabled_at?.toMillis() ?? nowMs;

async function runAt(
  rule: ReadyRule,
  ticket: Parameters<typeof runRules>[0]['ticket'],
  event: AutomationEvent,
): Promise<boolean> {
  try {
    if (!(await isOpenToAutomations(ticket))) return false;
    return (await runRules({ event, ticket, causedBy: '', rules: [rule] })) > 0;
  } catch (error) {
    // The next sweep tries it again; the tickets behind it do not wait for it.
    logger.error('An automation did not run at a ticket', {
      ...{ workflow_ref: rule.ref, conversation: ticket.id },
      error: String(error),
    });
    return false;
  }
}

/** Open tickets that have waited for an answer as long as an automation says; each once for what its visitor wrote last. */
async function runWaiting({ rule, trigger, nowMs }: Clocked<Extract<WorkflowTrigger, { on: 'waiting' }>>) {
  const waitMs = trigger.minutes * MINUTE_MS;
  const untilMs = nowMs - waitMs;
  const afterMs = Math.max(untilMs - LATE_MS, enabledMs(rule, nowMs) - waitMs);
  if (afterMs >= untilMs) return;
  const between = { after: Timestamp.fromMillis(afterMs), until: Timestamp.fromMillis(untilMs) };
  const { support_lib_id } = rule.workflow;
  const tickets = await findRecords(ticketsWaitingSince(support_lib_id, between, LIMITS.scheduledTickets));
  for (const ticket of tickets) {
    const { id, last_message, last_message_at } = ticket;
    const event = {
      ...BY_CLOCK,
      key: `waiting/${id}/${last_message.id}`,
      kind: 'waiting',
      atMs: last_message_at.toMillis() + waitMs,
      details: { workflow_ref: rule.ref },
    } as const;
    await runAt(rule, ticket, event);
  }
}

/** What an automation does at a time of the week: with the tickets that are not closed, as many as one time may change. */
async function runSchedule({ rule, trigger, nowMs }: Clocked<Extract<WorkflowTrigger, { on: 'schedule' }>>) {
  const doneMs = rule.workflow.scheduled_at?.toMillis() ?? 0;
  const afterMs = Math.max(nowMs - LATE_MS, enabledMs(rule, nowMs), doneMs);
  const atMs = occurrencesOf(trigger, afterMs, nowMs).at(-1);
  if (atMs === undefined) return;
  const looked = { ...unclosedTickets(rule.workflow.support_lib_id), limit: LIMITS.scheduledScan };
  let changed = 0;
  for (const ticket of await findRecords(looked)) {
    const key = `schedule/${atMs}/${ticket.id}`;
    const details = { workflow_ref: rule.ref };
    if (await runAt(rule, ticket, { ...BY_CLOCK, key, kind: 'schedule', atMs, details })) changed += 1;
    if (changed >= LIMITS.scheduledTickets) break;
  }
  await inBatch((batch) =>
    updateRecord(batch, workflow(rule.ref), { scheduled_at: Timestamp.fromMillis(atMs) }),
  );
}

async function runByClock(rule: ReadyRule, nowMs: number): Promise<void> {
  const { trigger } = rule;
  try {
    if (trigger.on === 'waiting') await runWaiting({ rule, trigger, nowMs });
    if (trigger.on === 'schedule') await runSchedule({ rule, trigger, nowMs });
  } catch (error) {
    // The next sweep tries it again; the others do not wait for it.
    logger.error('An automation did not run', { workflow_ref: rule.ref, error: String(error) });
  }
}

async function sweepClocked(kind: TriggerKind, nowMs: number): Promise<void> {
  const all = await findAll(clockedWorkflows(kind));
  for (const libraryId of new Set(all.map(({ support_lib_id }) => support_lib_id))) {
    const stored = all.filter(({ support_lib_id }) => support_lib_id === libraryId);
    for (const rule of await rulesOf(libraryId, stored)) await runByClock(rule, nowMs);
  }
}

/** Goes on with runs whose worker died. */
async function finishRuns(nowMs: number): Promise<void> {
  for (const ref of await findIds(unfinishedRuns(Timestamp.fromMillis(nowMs - LOST_MS)))) {
    try {
      await performRun(ref);
    } catch (error) {
      logger.error('A run of an automation did not end', { run_ref: ref, error: String(error) });
    }
  }
}

/** Every minute: automations that wait for the clock, and runs that were left unfinished (D-145). */
export const sweepWorkflows = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  await finishRuns(nowMs);
  await sweepClocked('waiting', nowMs);
  await sweepClocked('schedule', nowMs);
});
