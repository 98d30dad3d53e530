import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { REVIEWED_STATES } from '@harborline/domain/entities/reply-draft';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { call } from '../support/call';
import { db } from '../support/suite';
import { type Among, queryAs, readAs } from './firestore-client';
import type { Gathered, Library } from './gather';
import type { Person, World } from './world';

const REFUSED: readonly number[] = [401, 403, 404];

/** What a ticket has beside its document, which its visitor reads. */
const below = (ref: string): readonly string[] => [
  docPath.messages(ref),
  docPath.ticketEvents(ref),
  docPath.customValues(ref),
  docPath.ticketFollowers(ref),
];

/** Addresses that say something of one ticket. */
const asked = (ref: string): readonly string[] => [
  `/EventHistory/${ref}/2`,
  `/tickets/links?conversation_ref=${ref}`,
];

const QUERIES: readonly { readonly collection: string; readonly among?: Among }[] = [
  { collection: COLLECTIONS.conversations, among: { field: 'source', values: TICKET_SOURCES } },
  { collection: COLLECTIONS.replyDrafts, among: { field: 'state', values: REVIEWED_STATES } },
  { collection: COLLECTIONS.plannedReplies },
];

/** Addresses that list tickets: somebody else's find none. */
const listed = ({ queueRef }: World): readonly string[] => [
  '/search?q=said',
  '/tickets/filtered?filter=all()&timezone=UTC',
  '/drafts?review_for=others',
  `/smart_queues/tickets?smart_queue_ref=${queueRef}&timezone=UTC`,
];

async function seenByIntruder(who: Person, world: World, refs: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const ref of refs) {
    for (const path of [docPath.conversation(ref), ...below(ref)]) {
      const status = await readAs(who.idToken, path);
      if (status !== 403) faults.push(`${who.name} reads ${path}: ${status}`);
    }
    for (const path of asked(ref)) {
      const { status } = await call('GET', `/api/inbox${path}`, undefined, who);
      if (!REFUSED.includes(status)) faults.push(`${who.name} is answered ${path}: ${status}`);
    }
  }
  for (const { collection, among } of QUERIES) {
    const found = await queryAs(who.idToken, collection, world.libraryId, among);
    if (found !== 'refused') faults.push(`${who.name} lists ${collection}: ${found}`);
  }
  for (const path of listed(world)) {
    const { status, body } = await call('GET', `/api/inbox${path}`, undefined, who);
    const text = JSON.stringify(body);
    if (status === 200 && world.tickets.some((ref) => text.includes(ref)))
      faults.push(`${who.name} finds tickets by ${path}`);
    if (status !== 200 && !REFUSED.includes(status)) faults.push(`${path} answers ${status}: ${text}`);
  }
  return faults;
}

/** Documents may be missing, and collections be empty: both are read all the same. */
async function expectedStatus(path: string): Promise<number> {
  const isDocument = path.split('/').length % 2 === 0;
  return !isDocument || (await db.doc(path).get()).exists ? 200 : 404;
}

/** A teammate with the permission makes the same calls and sees the tickets: an address that nobody is answered proves nothing. */
async function seenByTeammate(who: Person, world: World, refs: readonly string[], library: Library) {
  const faults: string[] = [];
  for (const ref of refs) {
    for (const path of [docPath.conversation(ref), ...below(ref)]) {
      const [status, expected] = await Promise.all([readAs(who.idToken, path), expectedStatus(path)]);
      if (status !== expected) faults.push(`${who.name} reads ${path}: ${status}, and not ${expected}`);
    }
    for (const path of asked(ref)) {
      const { status } = await call('GET', `/api/inbox${path}`, undefined, who);
      if (status !== 200) faults.push(`${who.name} is answered ${path}: ${status}`);
    }
  }
  const drafts = library.drafts.filter(({ state }) => REVIEWED_STATES.some((one) => one === state));
  const there: Readonly<Record<string, number>> = {
    [COLLECTIONS.conversations]: library.tickets.size,
    [COLLECTIONS.replyDrafts]: drafts.length,
    [COLLECTIONS.plannedReplies]: library.plans.length,
  };
  for (const { collection, among } of QUERIES) {
    const found = await queryAs(who.idToken, collection, world.libraryId, among);
    if (found !== Math.min(5, there[collection] ?? 0))
      faults.push(`${who.name} lists ${found} of ${there[collection]} in ${collection}`);
  }
  for (const path of listed(world)) {
    const { status, body } = await call('GET', `/api/inbox${path}`, undefined, who);
    const isFound = [...library.tickets.keys()].some((ref) => JSON.stringify(body).includes(ref));
    const isOwnAlone = path.startsWith('/drafts') && drafts.every(({ author_ref }) => author_ref === who.uid);
    // What a queue offers depends on who has what by now.
    const isExpected = path.startsWith('/smart_queues') || isFound !== isOwnAlone;
    if (status !== 200 || !isExpected)
      faults.push(`${who.name} finds ${isFound ? 'tickets' : 'none'} by ${path}: ${status}`);
  }
  return faults;
}

/** A visitor reads their own ticket, and nothing that the team says or does about it; of others, nothing. */
async function seenByVisitors(world: World, tickets: readonly Gathered[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { ticket, messages } of tickets)
    for (const { uid, token } of world.visitors) {
      const isOwn = ticket.visitor_uids.includes(uid);
      const document = docPath.conversation(ticket.id);
      const notes = messages.filter(({ sender_type }) => sender_type === 'note').slice(0, 2);
      const hidden = [...below(ticket.id), ...notes.map(({ id }) => docPath.message(ticket.id, id))];
      for (const path of isOwn ? hidden : [document, ...hidden]) {
        const status = await readAs(token, path);
        if (status !== 403) faults.push(`A visitor reads ${path}: ${status}`);
      }
      if (isOwn && (await readAs(token, document)) !== 200)
        faults.push(`A visitor does not read ${ticket.id}, which is theirs`);
    }
  return faults;
}

/** Tickets whose secrets are tried, with each kind of person. */
const TRIED = 6;

const notesOf = ({ messages }: Gathered): number =>
  messages.filter(({ sender_type }) => sender_type === 'note').length;

/** (c) Nobody without the permission sees anything, by the rules and by the endpoints; a teammate with it sees all of it. */
export async function permissionFaults(world: World, library: Library): Promise<string[]> {
  const [teammate] = world.agents;
  if (teammate === undefined) throw new Error('Nobody works here');
  // Those with notes, which nobody but the team may read, come first.
  const tried = [...library.tickets.values()]
    .toSorted((one, other) => notesOf(other) - notesOf(one))
    .slice(0, TRIED);
  const refs = tried.map(({ ticket }) => ticket.id);
  return [
    ...(tried[0] !== undefined && notesOf(tried[0]) > 0 ? [] : ['No ticket has a note']),
    ...(await seenByTeammate(teammate, world, refs, library)),
    ...(await seenByIntruder(world.stranger, world, refs)),
    ...(await seenByIntruder(world.blind, world, refs)),
    ...(await seenByVisitors(world, tried)),
  ];
}
