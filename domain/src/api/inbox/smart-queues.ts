import * as z from 'zod/mini';
import { QUEUE_ORDERS } from '../../entities/smart-queue';
import { LIMITS } from '../../limits';
import {
  deleteSmartQueues,
  readSmartQueues,
  replyToTickets,
  viewTickets,
  writeSmartQueues,
} from '../../permissions/requirements';
import { oneName } from '../../text/one-name';
import { QUEUE_STANDINGS } from '../../tickets/queues/queue-people';
import { defineEndpoint } from '../contract';
import { idField, idOf } from '../ids';
import { filter, filteredRow, timeZone } from './ticket-filters';

const name = z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.queueName));
const order = z.enum(QUEUE_ORDERS);
const teamRefs = z.array(idField).check(z.maxLength(LIMITS.queueTeams));
/** open tickets that somebody may have; 0 for any number */
const capacity = z.int().check(z.gte(0), z.lte(LIMITS.queueCapacity));
const waitMinutes = z.int().check(z.gte(1), z.lte(LIMITS.queueWaitMinutes));
/** '' for none */
const overflowTeamRef = z.union([z.literal(''), idField]);
/** place among the others, counted from 0; beyond the end is the end */
const position = z.int().check(z.gte(0), z.lte(LIMITS.smartQueues));
const queueRef = idOf('smartQueue');

/** A team of a queue; its name is '' once it is gone. */
const team = z.object({ ref: z.string(), name: z.string() });

const queue = z.object({
  smart_queue_ref: z.string(),
  name: z.string(),
  filter: z.string(),
  order,
  /** those whose people draw from it; none for everybody who views tickets */
  teams: z.array(team),
  capacity: z.number(),
  wait_minutes: z.number(),
  /** null for none */
  overflow_team: z.nullable(team),
  /** what it offers the caller */
  standing: z.enum(QUEUE_STANDINGS),
});
export type PresentedQueue = z.infer<typeof queue>;

export const getSmartQueues = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/smart_queues',
  summary:
    'Lists the smart queues of the current library in their order, and what each offers the caller (S7.2-12, D-115).',
  permission: readSmartQueues,
  rate: 'staffRead',
  answer: z.object({ queues: z.array(queue) }),
});

export const createSmartQueue = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/smart_queues',
  summary: 'Adds a smart queue to the current library, at the end unless a place is given (S7.2-12, D-115).',
  permission: writeSmartQueues,
  rate: 'staffWrite',
  body: z.object({
    name,
    filter,
    order: z._default(order, 'longest-waiting'),
    team_refs: z._default(teamRefs, []),
    capacity: z._default(capacity, 0),
    wait_minutes: z._default(waitMinutes, 1),
    overflow_team_ref: z._default(overflowTeamRef, ''),
    position: z.optional(position),
  }),
  answer: queue,
});

export const changeSmartQueue = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/smart_queues',
  summary: 'Changes a smart queue of the current library, or its place among the others (S7.2-12, D-115).',
  permission: writeSmartQueues,
  rate: 'staffWrite',
  query: z.object({ smart_queue_ref: queueRef }),
  body: z.object({
    name: z.optional(name),
    filter: z.optional(filter),
    order: z.optional(order),
    team_refs: z.optional(teamRefs),
    capacity: z.optional(capacity),
    wait_minutes: z.optional(waitMinutes),
    overflow_team_ref: z.optional(overflowTeamRef),
    position: z.optional(position),
  }),
  answer: queue,
});

export const deleteSmartQueue = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/smart_queues',
  summary: 'Deletes a smart queue of the current library; its tickets stay as they are (S7.2-12, D-115).',
  permission: deleteSmartQueues,
  rate: 'staffWrite',
  query: z.object({ smart_queue_ref: queueRef }),
  answer: z.object({ smart_queue_ref: z.string() }),
});

const queuedRow = z.extend(filteredRow, {
  /** ISO 8601 */
  waits_since: z.string(),
});

export const getQueuedTickets = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/smart_queues/tickets',
  summary: `Lists the first ${LIMITS.queueShown} tickets that a smart queue offers the caller, the next one first; to people who draw nothing from it, those that it has (D-115).`,
  permission: viewTickets,
  rate: 'staffSearch',
  query: z.object({ smart_queue_ref: queueRef, timezone: timeZone }),
  answer: z.object({
    queue,
    tickets: z.array(queuedRow),
    /** how many there are */
    found: z.number(),
    /** whether it stopped because it had looked at as many tickets as one call may, so that there may be more */
    has_stopped: z.boolean(),
  }),
});

export const takeNextTicket = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/smart_queues/next',
  summary:
    'Gives the caller the next ticket of a smart queue, or of the first of their queues that has one for them (D-115).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    /** absent for the first queue that has a ticket */
    smart_queue_ref: z.optional(queueRef),
    timezone: timeZone,
  }),
  answer: z.object({
    /** `at-capacity` if some queue offers nothing until the caller has fewer open tickets; `none` if none is left */
    outcome: z.enum(['taken', 'at-capacity', 'none']),
    /** the ticket that was taken, '' for none */
    conversation_ref: z.string(),
    /** the queue that it came from, or that is at capacity, and its name; '' for none */
    smart_queue_ref: z.string(),
    queue_name: z.string(),
    /** open tickets that the queue lets somebody have, where it is at capacity; else 0 */
    capacity: z.number(),
    /** with `none`: whether there may be some behind those that one look reads */
    has_stopped: z.boolean(),
  }),
});
export type TakenTicket = z.infer<typeof takeNextTicket.answer>;
