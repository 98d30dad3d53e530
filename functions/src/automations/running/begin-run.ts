import type { AutomationEvent } from '@harborline/domain/automations/automation-event';
import { burstOf } from '@harborline/domain/automations/breaker';
import type { PlannedRun } from '@harborline/domain/automations/engine';
import { conditionsOf } from '@harborline/domain/automations/run-conditions';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { RunOutcome } from '@harborline/domain/entities/workflow-run';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { runsAtTicketSince, runsSince, workflow, workflowRun } from '@harborline/domain/stores/workflows';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { countRecords, isStored, readRecord } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import type { ReadyRule } from './read-rules';
import { switchOff } from './switch-off';

/** What happened, and where. */
export interface Happened {
  readonly event: AutomationEvent;
  readonly ticket: Conversation;
  /** the run that led to it, '' for none */
  readonly causedBy: string;
}

export const runRefOf = ({ key }: PlannedRun): string => derivedId('workflow-run', key);

const MOST = { ofRule: LIMITS.automationBurst, atTicket: LIMITS.automationBurstAtTicket };

/** Whether it ran too often lately. Counting comes before the run is kept: a few more in the same moment do no harm. */
async function burst(rule: ReadyRule, { ticket }: Happened, nowMs: number) {
  const since = Timestamp.fromMillis(nowMs - DURATIONS.automationBurstMs);
  const [ofRule, atTicket] = await Promise.all([
    countRecords(runsSince(rule.ref, since)),
    countRecords(runsAtTicketSince(rule.ref, ticket.id, since)),
  ]);
  return burstOf({ ofRule, atTicket }, MOST);
}

async function outcomeOf(rule: ReadyRule, plan: PlannedRun, happened: Happened, nowMs: number) {
  if (plan.verdict === 'looped' || plan.verdict === 'too-deep') return plan.verdict;
  return (await burst(rule, happened, nowMs)) ?? (plan.verdict === 'shadow' ? 'shadow' : 'running');
}

interface NewRun {
  readonly rule: ReadyRule;
  readonly plan: PlannedRun;
  readonly happened: Happened;
  readonly outcome: RunOutcome;
  readonly nowMs: number;
}

function documentOf({ rule, plan, happened: { event, ticket, causedBy }, outcome, nowMs }: NewRun) {
  const { kind, cause, atMs, details, chain } = event;
  return {
    support_lib_id: ticket.support_lib_id,
    workflow_ref: rule.ref,
    workflow_name: rule.workflow.name,
    workflow_version: rule.workflow.version,
    conversation_ref: ticket.id,
    ticket_number: ticket.number,
    event: { kind, cause, at: Timestamp.fromMillis(atMs), details: { ...details } },
    chain: [...chain],
    caused_by: causedBy,
    conditions: conditionsOf(plan.reason),
    actions: [...rule.actions],
    results: [],
    outcome,
    at: Timestamp.fromMillis(nowMs),
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.workflowRunsKeptMs),
  };
}

/**
 * Keeps what an automation is about to do, before it does any of it: whoever comes later finds the same actions, whatever became
 * of the automation since. One that was kept before stays as it is (D-145).
 */
export async function beginRun(rule: ReadyRule, plan: PlannedRun, happened: Happened): Promise<void> {
  const document = workflowRun(runRefOf(plan));
  if (await isStored(document)) return;
  const nowMs = Date.now();
  const outcome = await outcomeOf(rule, plan, happened, nowMs);
  await firestore().runTransaction(async (transaction) => {
    if (await isStored(document, transaction)) return;
    const kept = await readRecord(workflow(rule.ref), transaction);
    // Deleted or switched off meanwhile.
    if (kept === undefined || !kept.is_enabled) return;
    createRecord(transaction, document, documentOf({ rule, plan, happened, outcome, nowMs }));
    if (outcome === 'switched-off') switchOff(transaction, kept, nowMs);
  });
}
