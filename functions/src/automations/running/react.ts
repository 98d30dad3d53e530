import type { AutomationEvent } from '@harborline/domain/automations/automation-event';
import { planRuns } from '@harborline/domain/automations/engine';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { readRecord } from '../../platform/store/read';
import { beginRun, runRefOf } from './begin-run';
import { isOpenToAutomations } from './is-open';
import { performRun } from './perform-run';
import { readTimes, subjectOf } from './read-facts';
import { type ReadyRule, readRules } from './read-rules';

const DEPTH = { depth: LIMITS.automationDepth };

interface Reaction {
  readonly event: AutomationEvent;
  readonly ticket: Conversation;
  readonly causedBy: string;
  readonly rules: readonly ReadyRule[];
}

/** Has automations do what an event asks of them at a ticket. @returns how many of them had something to say */
export async function runRules({ event, ticket, causedBy, rules }: Reaction): Promise<number> {
  const times = await readTimes(
    ticket.support_lib_id,
    rules.map(({ predicate }) => predicate),
  );
  const nowMs = Date.now();
  const subject = subjectOf(ticket, times, { cause: event.cause, nowMs });
  const planned = planRuns(event, rules, { ticket: subject, nowMs, timeZone: times.timeZone }, DEPTH);
  const started = planned.filter(({ verdict }) => verdict !== 'unmet');
  // All are kept before the first does anything, and one that fails keeps no other one back.
  for (const plan of started) {
    const rule = rules.find(({ ref }) => ref === plan.ruleRef);
    if (rule !== undefined) await beginRun(rule, plan, { event, ticket, causedBy });
  }
  const failures: unknown[] = [];
  for (const plan of started) await performRun(runRefOf(plan)).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return started.length;
}

interface Place {
  readonly libraryId: string;
  readonly conversationRef: string;
  /** the run that led to it, '' for none */
  readonly causedBy: string;
}

/** Has the automations of a library react to an event of a ticket. Without any that wait for it, it costs one read. */
export async function react(
  event: AutomationEvent,
  { libraryId, conversationRef, causedBy }: Place,
): Promise<void> {
  const rules = await readRules(libraryId, event.kind);
  if (rules.length === 0) return;
  const ticket = await readRecord(conversation(conversationRef));
  // After a deletion, another library may have taken the id.
  if (ticket?.support_lib_id !== libraryId || !(await isOpenToAutomations(ticket))) return;
  await runRules({ event, ticket, causedBy, rules });
}
