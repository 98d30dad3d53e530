import * as contract from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { type AutomationRule, type PlannedRun, planRuns } from '@harborline/domain/automations/engine';
import { momentsOf, type PastMoment, type PastTicket } from '@harborline/domain/automations/past-moments';
import { conditionsOf } from '@harborline/domain/automations/run-conditions';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { WorkflowTrigger } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { ticketsWrittenSince } from '@harborline/domain/stores/conversations';
import { submissionsOfConversation } from '@harborline/domain/stores/forms';
import { talkOf } from '@harborline/domain/stores/messages';
import { newestRatings } from '@harborline/domain/stores/ratings';
import { newestTicketEvents } from '@harborline/domain/stores/ticket-events';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { findRecords } from '../../platform/store/read';
import { type LibraryTimes, readTimes, subjectOf } from '../running/read-facts';

const SPAN_MS = 7 * 24 * 60 * 60 * 1_000;
/** Tickets read side by side, with their histories. */
const AT_ONCE = 20;
const DEPTH = { depth: LIMITS.automationDepth };

async function readPast(ticket: Conversation, asksForForms: boolean): Promise<PastTicket> {
  const [events, messages, ratings, submissions] = await Promise.all([
    findRecords(newestTicketEvents(ticket.id, LIMITS.dryRunEvents)),
    findRecords(talkOf(ticket.id, LIMITS.dryRunMessages)),
    findRecords(newestRatings(ticket.id)),
    asksForForms ? findRecords(submissionsOfConversation(ticket.support_lib_id, ticket.id)) : [],
  ]);
  const firstMessageId = derivedId('first-message', ticket.id);
  return { ticket, events, messages, ratings, submissions, firstMessageId };
}

async function readPasts(tickets: readonly Conversation[], { on }: WorkflowTrigger): Promise<PastTicket[]> {
  const read = (ticket: Conversation) => readPast(ticket, on === 'form-submitted');
  const left = [...tickets];
  const pasts: PastTicket[] = [];
  while (left.length > 0) pasts.push(...(await Promise.all(left.splice(0, AT_ONCE).map(read))));
  return pasts;
}

interface Asked {
  readonly rule: AutomationRule;
  readonly times: LibraryTimes;
  readonly timeZone: string;
}

interface Tried {
  readonly past: PastTicket;
  readonly moment: PastMoment;
  readonly plan: PlannedRun;
}

/** The real engine, at a moment of the past. */
function tryAt(past: PastTicket, moment: PastMoment, { rule, times, timeZone }: Asked): Tried[] {
  const { event, ticket } = moment;
  const nowMs = event.atMs;
  const subject = subjectOf(ticket, times, { cause: event.cause, nowMs });
  return planRuns(event, [rule], { ticket: subject, nowMs, timeZone }, DEPTH).map((plan) => ({
    past,
    moment,
    plan,
  }));
}

const present = ({ past: { ticket }, moment: { event }, plan }: Tried): contract.PresentedDryRun => ({
  conversation_ref: ticket.id,
  ticket_number: ticket.number,
  title: ticket.title,
  event: {
    kind: event.kind,
    cause: event.cause,
    at: new Date(event.atMs).toISOString(),
    details: { ...event.details },
  },
  holds: plan.reason.holds,
  conditions: conditionsOf(plan.reason),
});

const newestFirst = (one: Tried, other: Tried): number =>
  Number(other.plan.reason.holds) - Number(one.plan.reason.holds) ||
  other.moment.event.atMs - one.moment.event.atMs;

/** POST workflows/dry_run: the engine of real runs over the histories of the last 7 days; nothing is changed (D-147). */
export const dryRunWorkflow = staffEndpoint(
  contract.dryRunWorkflow,
  async ({ definition, timezone: timeZone }, { support_lib_id: libraryId }, { nowMs }) => {
    const predicate = parsePredicate(definition.filter, AUTOMATION_CATALOGUE);
    if (predicate === null) throw new ApiError('invalid-input');
    const { trigger, actions } = definition;
    const rule = { ref: 'dry-run', isShadow: true, trigger, predicate, actions };
    const fromMs = nowMs - SPAN_MS;
    const most = LIMITS.dryRunTickets;
    const [found, times] = await Promise.all([
      findRecords(ticketsWrittenSince(libraryId, Timestamp.fromMillis(fromMs), most + 1)),
      readTimes(libraryId, [predicate]),
    ]);
    const pasts = await readPasts(found.slice(0, most), trigger);
    const tried = pasts.flatMap((past) =>
      momentsOf(past, trigger, { fromMs, untilMs: nowMs }).flatMap((moment) =>
        tryAt(past, moment, { rule, times, timeZone }),
      ),
    );
    return {
      looked_at: pasts.length,
      has_stopped: found.length > most,
      events: tried.length,
      matches: tried.filter(({ plan }) => plan.reason.holds).length,
      runs: tried.toSorted(newestFirst).slice(0, LIMITS.listPageSize).map(present),
    };
  },
);
