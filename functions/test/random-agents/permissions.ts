import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { call } from '../support/call';
import { queryAs, readAs } from './firestore-client';
import type { Gathered } from './gather';
import type { Person, World } from './world';

const REFUSED: readonly number[] = [401, 403, 404];

const PRIVATE = (ref: string): readonly string[] => [
  docPath.conversation(ref),
  docPath.messages(ref),
  docPath.ticketEvents(ref),
  docPath.customValues(ref),
  docPath.ticketFollowers(ref),
];

/** Addresses that say something of one ticket. */
const asked = (ref: string): readonly string[] => [
  `/EventHistory/${ref}/1`,
  `/EventHistory/${ref}/2`,
  `/tickets/links?conversation_ref=${ref}`,
];

/** Addresses that list tickets: somebody else's find none. */
const LISTS = (queueRef: string): readonly string[] => [
  '/search?q=said',
  '/tickets/filtered?filter=all()',
  '/drafts?review_for=others',
  `/smart_queues/tickets?smart_queue_ref=${queueRef}&timezone=UTC`,
];

async function seenByStaff(who: Person, world: World, refs: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const ref of refs) {
    for (const path of PRIVATE(ref)) {
      const status = await readAs(who.idToken, path);
      if (status !== 403) faults.push(`${who.name} reads ${path}: ${status}`);
    }
    for (const path of asked(ref)) {
      const { status } = await call('GET', `/api/inbox${path}`, undefined, who);
      if (!REFUSED.includes(status)) faults.push(`${who.name} is answered ${path}: ${status}`);
    }
  }
  for (const collection of [COLLECTIONS.conversations, COLLECTIONS.replyDrafts, COLLECTIONS.plannedReplies]) {
    const status = await queryAs(who.idToken, collection, world.libraryId);
    if (status !== 403) faults.push(`${who.name} lists ${collection}: ${status}`);
  }
  for (const path of LISTS(world.queueRef)) {
    const { status, body } = await call('GET', `/api/inbox${path}`, undefined, who);
    const text = JSON.stringify(body);
    if (status === 200 && world.tickets.some((ref) => text.includes(ref)))
      faults.push(`${who.name} finds tickets by ${path}`);
    if (status !== 200 && !REFUSED.includes(status)) faults.push(`${path} answers ${status}: ${text}`);
  }
  return faults;
}

/** A visitor reads their own ticket, and nothing that the team says or does about it; of others, nothing. */
async function seenByVisitors(world: World, tickets: readonly Gathered[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { ticket, messages } of tickets)
    for (const { uid, token } of world.visitors) {
      const isOwn = ticket.visitor_uids.includes(uid);
      const notes = messages.filter(({ sender_type }) => sender_type === 'note').slice(0, 2);
      const hidden = [
        ...PRIVATE(ticket.id).slice(isOwn ? 1 : 0),
        ...notes.map(({ id }) => docPath.message(ticket.id, id)),
      ];
      for (const path of hidden) {
        const status = await readAs(token, path);
        if (status !== 403) faults.push(`A visitor reads ${path}: ${status}`);
      }
      if (isOwn && (await readAs(token, docPath.conversation(ticket.id))) !== 200)
        faults.push(`A visitor does not read ${ticket.id}, which is theirs`);
    }
  return faults;
}

/** (c) Nobody without the right sees anything, by the rules and by the endpoints. */
export async function rightFaults(world: World, tickets: readonly Gathered[]): Promise<string[]> {
  const refs = tickets.map(({ ticket }) => ticket.id);
  return [
    ...(await seenByStaff(world.stranger, world, refs)),
    ...(await seenByStaff(world.blind, world, refs)),
    ...(await seenByVisitors(world, tickets)),
  ];
}
