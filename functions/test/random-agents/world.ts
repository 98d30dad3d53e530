import { createMacro } from '@harborline/domain/api/inbox/macros';
import { createSmartQueue } from '@harborline/domain/api/inbox/smart-queues';
import type { MacroAction } from '@harborline/domain/entities/macro';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { call } from '../support/call';
import { chatTokenOf, type Identity, newStaff, newVisitor, overriding } from '../support/people';
import { db, hostOf } from '../support/suite';
import { newLibrary, stored, unique } from '../support/world';

/** Who works at tickets, or should not: `token` is for endpoints, `idToken` for documents. */
export interface Person extends Identity {
  readonly name: string;
  readonly idToken: string;
}

export interface Macro {
  readonly ref: string;
  readonly actions: readonly MacroAction[];
}

/** The library that agents work at; steps that begin a ticket, or end one, change `tickets`. */
export interface World {
  readonly libraryId: string;
  readonly owner: Person;
  /** who choose steps at random, side by side */
  readonly agents: readonly Person[];
  /** of the library, without the permission to see a ticket */
  readonly blind: Person;
  /** owner of another library */
  readonly stranger: Person;
  readonly visitors: readonly Identity[];
  readonly tickets: string[];
  readonly macros: readonly Macro[];
  readonly queueRef: string;
}

/** What a library sorts its tickets by, each with its refs. */
export const OPTIONS = {
  type: ['bug', 'question'],
  category: ['web', 'shop'],
  tier: ['one', 'two'],
} as const;
export const OWN_STATUSES = [
  { ref: 'gold', name: 'Gold', counts_as: 'open' },
  { ref: 'supplier', name: 'Supplier', counts_as: 'pending' },
  { ref: 'solved', name: 'Solved', counts_as: 'closed' },
] as const;
export const TEAMS = ['day', 'night'] as const;
export const FIELDS = [
  { ref: 'order', name: 'Order', kind: 'text', options: [] },
  { ref: 'size', name: 'Size', kind: 'choice', options: ['s', 'm'].map((ref) => ({ ref, name: ref })) },
] as const;
export const TAG_NAMES = ['refund', 'late', 'angry', 'vip', 'lost', 'again'] as const;

const MACRO_ACTIONS: readonly (readonly MacroAction[])[] = [
  [
    { kind: 'status', status: 'pending', own_status_ref: 'supplier' },
    { kind: 'tag', name: 'late', is_set: true },
    { kind: 'assign-me' },
  ],
  [
    { kind: 'priority', priority: 'high' },
    { kind: 'team', team_ref: 'night' },
    { kind: 'field', field: 'type', ref: 'bug' },
    { kind: 'status', status: 'closed' },
  ],
];

async function hire(libraryId: string, name: string, changes: object = {}): Promise<Person> {
  const role = name === 'Owner' || name === 'Stranger' ? 'owner' : 'agent';
  const { uid, token: idToken } = await newStaff(libraryId, role, {
    ...{ agent_name: name, display_name: name },
    ...changes,
  });
  return { uid, name, idToken, token: await chatTokenOf({ uid, token: idToken }) };
}

async function furnish(libraryId: string): Promise<void> {
  const options = Object.entries(OPTIONS).map(([field, refs]) => [
    field,
    refs.map((ref) => ({ ref, name: ref })),
  ]);
  await db.doc(docPath.ticketFields(libraryId)).set({
    ...Object.fromEntries(options),
    statuses: [...OWN_STATUSES],
    custom_fields: FIELDS.map((field) => ({ ...field, options: [...field.options] })),
  });
  await db
    .doc(docPath.teams(libraryId))
    .set({ teams: TEAMS.map((ref) => ({ ref, name: ref, member_uids: [] })) });
}

/** A ticket as a request of one of the visitors leaves it, without its way through the mail. */
async function layOutTicket(libraryId: string, visitor: Identity, number: number): Promise<string> {
  const ref = unique('ticket').slice(0, 20);
  const messageId = unique('message');
  const at = Timestamp.fromMillis(Date.now() - 60_000);
  const made = makeConversation({ support_lib_id: libraryId, number, ticket_id: 10 ** 15 + number });
  const email = `${ref.toLowerCase()}@visitor.example`;
  const text = `request-${ref}`;
  await db.doc(docPath.conversation(ref)).set({
    ...stored(made),
    visitor: { ...made.visitor, name: 'Vera', email },
    visitor_uids: [visitor.uid],
    last_message: { id: messageId, preview: text, sender_type: 'visitor', sender_name: 'Vera' },
    ...{ last_message_at: at, last_visitor_message_at: at, created_at: at },
  });
  const message = makeMessage({
    conversation_ref: ref,
    support_lib_id: libraryId,
    text,
    sender_name: 'Vera',
  });
  await db.doc(docPath.message(ref, messageId)).set({
    ...stored(message),
    ...{ sender_type: 'visitor', sender_ref: visitor.uid, is_public: true, created_at: at },
  });
  return ref;
}

async function newMacros(owner: Person): Promise<Macro[]> {
  const macros: Macro[] = [];
  for (const actions of MACRO_ACTIONS) {
    const body = { name: unique('Macro '), actions, is_shared: true };
    const answer = await call('POST', '/api/inbox/macros', body, owner);
    macros.push({ ref: createMacro.answer.parse(answer.body.data).macro_ref, actions });
  }
  return macros;
}

async function setTriggers(state: 'disable' | 'enable'): Promise<void> {
  const { ok, status } = await fetch(`http://${hostOf('hub')}/functions/${state}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!ok) throw new Error(`The suite did not ${state} its triggers: ${status}`);
}

/** Does something while no trigger runs for what it writes. */
async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  await setTriggers('disable');
  try {
    await work();
  } finally {
    await setTriggers('enable');
  }
}

interface Size {
  readonly agents: number;
  readonly tickets: number;
  /** whether nobody else uses the suite: no trigger then runs for what is laid out, each in a process of its own */
  readonly isAlone: boolean;
}

/** A library with its people and tickets, before anybody does anything. */
export async function newWorld(size: Size): Promise<World> {
  const libraryId = await newLibrary();
  await furnish(libraryId);
  const owner = await hire(libraryId, 'Owner');
  const permissions = overriding('agent', { canSubmitTicketForReview: true, canReviewOtherDrafts: true });
  const agents: Person[] = [];
  for (let n = 0; n < size.agents; n += 1) agents.push(await hire(libraryId, `Agent ${n}`, permissions));
  const blind = await hire(libraryId, 'Blind', overriding('agent', { canViewExistingTickets: false }));
  const stranger = await hire(await newLibrary(), 'Stranger');
  const visitors = await Promise.all([newVisitor(), newVisitor(), newVisitor()]);
  const tickets: string[] = [];
  const layOutTickets = async () => {
    for (let n = 1; n <= size.tickets; n += 1) {
      const visitor = visitors[n % visitors.length];
      if (visitor) tickets.push(await layOutTicket(libraryId, visitor, n));
    }
  };
  await (size.isAlone ? withoutTriggers(layOutTickets) : layOutTickets());
  // The next one that is opened goes on from there.
  await db.doc(docPath.ticketCounter(libraryId)).set({ last_number: size.tickets });
  const queue = await call('POST', '/api/inbox/smart_queues', { name: 'All', filter: 'all()' }, owner);
  const queueRef = createSmartQueue.answer.parse(queue.body.data).smart_queue_ref;
  return {
    libraryId,
    owner,
    agents,
    blind,
    stranger,
    visitors,
    tickets,
    macros: await newMacros(owner),
    queueRef,
  };
}

/** Forgets how often everybody has called, so that no limit of calls stops the agents. */
export async function forgetRates(): Promise<void> {
  await db.recursiveDelete(db.collection('RateLimits'));
}
