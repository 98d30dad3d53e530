import {
  type Conversation,
  conversationSchema,
  type Message,
  messageSchema,
} from '@harborline/domain/entities/conversation';
import { type TicketEvent, ticketEventSchema } from '@harborline/domain/entities/ticket-event';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { ticketLinkSchema } from '@harborline/domain/entities/ticket-link';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import type { ReplayedTicket } from '@harborline/domain/tickets/history/replayed-ticket';
import { ticketAsStored } from '@harborline/domain/tickets/history/ticket-as-stored';
import { db } from '../support/suite';

/** All that the database has of a ticket. */
export interface Gathered {
  readonly ticket: Conversation;
  readonly stored: ReplayedTicket;
  readonly events: readonly TicketEvent[];
  readonly messages: readonly Message[];
}

/** What the database has of a library that agents worked at. */
export interface Library {
  readonly ownStatuses: readonly OwnStatus[];
  readonly tickets: ReadonlyMap<string, Gathered>;
  readonly plans: readonly Readonly<Record<string, unknown>>[];
  readonly drafts: readonly Readonly<Record<string, unknown>>[];
  /** texts of the mails that bring visitors their answers, by conversation */
  readonly mails: readonly { readonly ref: string; readonly text: string }[];
}

const ofLibrary = async (collection: string, libraryId: string) =>
  (await db.collection(collection).where('support_lib_id', '==', libraryId).get()).docs;

interface Links {
  readonly [ref: string]: readonly { readonly role: string; readonly other: string }[];
}

async function readLinks(libraryId: string): Promise<Links> {
  const links: Record<string, { role: string; other: string }[]> = {};
  for (const found of await ofLibrary(COLLECTIONS.ticketLinks, libraryId)) {
    const { refs, parent_ref } = ticketLinkSchema.parse(found.data());
    for (const ref of refs) {
      const other = refs.find((one) => one !== ref) ?? '';
      const role = parent_ref === '' ? 'related' : parent_ref === other ? 'parent' : 'child';
      links[ref] = [...(links[ref] ?? []), { role, other }];
    }
  }
  return links;
}

async function gatherOne(
  ticket: Conversation,
  all: ReadonlyMap<string, Conversation>,
  links: Links,
): Promise<Gathered> {
  const { id } = ticket;
  const [events, messages, values] = await Promise.all([
    db.collection(docPath.ticketEvents(id)).get(),
    db.collection(docPath.messages(id)).get(),
    db.doc(docPath.customValues(id)).get(),
  ]);
  const others = [...all.values()];
  const numbersOf = (found: readonly Conversation[]) => found.map(({ number }) => number);
  return {
    ticket,
    stored: ticketAsStored(ticket, {
      values: (values.get('values') as Record<string, string> | undefined) ?? {},
      merged: numbersOf(others.filter((other) => other.merged_into?.conversation_ref === id)),
      splits: numbersOf(others.filter((other) => other.split_from?.conversation_ref === id)),
      links: (links[id] ?? []).map(({ role, other }) => `${role} ${all.get(other)?.number ?? 'gone'}`),
    }),
    events: events.docs.map((event) => ({ ...ticketEventSchema.parse(event.data()), id: event.id })),
    messages: messages.docs.map((message) => ({ ...messageSchema.parse(message.data()), id: message.id })),
  };
}

const AT_ONCE = 20;

/** Reads all tickets of a library, with what is beside them. */
export async function gather(libraryId: string): Promise<Library> {
  const found = await ofLibrary(COLLECTIONS.conversations, libraryId);
  const all = new Map(
    found.map((one) => [one.id, { ...conversationSchema.parse(one.data()), id: one.id } as Conversation]),
  );
  const links = await readLinks(libraryId);
  const tickets = new Map<string, Gathered>();
  const left = [...all.values()];
  while (left.length > 0)
    await Promise.all(
      left
        .splice(0, AT_ONCE)
        .map(async (ticket) => tickets.set(ticket.id, await gatherOne(ticket, all, links))),
    );
  const mails = await ofLibrary(COLLECTIONS.outbox, libraryId);
  const statuses = (await db.doc(docPath.ticketFields(libraryId)).get()).get('statuses') as OwnStatus[];
  return {
    ownStatuses: statuses,
    tickets,
    plans: (await ofLibrary(COLLECTIONS.plannedReplies, libraryId)).map((plan) => plan.data()),
    drafts: (await ofLibrary(COLLECTIONS.replyDrafts, libraryId)).map((draft) => draft.data()),
    mails: mails
      .filter((mail) => mail.get('kind') === 'reply')
      .map((mail) => ({ ref: String(mail.get('conversation_ref')), text: String(mail.get('text')) })),
  };
}
