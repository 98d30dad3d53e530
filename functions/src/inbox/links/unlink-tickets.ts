import * as contract from '@harborline/domain/api/inbox/ticket-links';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { type LinkRole, linkChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { isStored, readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { eachInTurn, type Result } from '../each-in-turn';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket } from '../own-ticket';
import { linkBetween, linkWithParent } from './link-documents';

const OPPOSITE: Readonly<Record<LinkRole, LinkRole>> = {
  related: 'related',
  parent: 'child',
  child: 'parent',
};

/** What another ticket is to a ticket; undefined if they are not linked. */
async function roleOf(
  transaction: Transaction,
  other: Conversation,
  { id }: Conversation,
): Promise<LinkRole | undefined> {
  if ((await readRecord(linkWithParent(id), transaction))?.parent_ref === other.id) return 'parent';
  if ((await readRecord(linkWithParent(other.id), transaction))?.parent_ref === id) return 'child';
  return (await isStored(linkBetween(id, other.id), transaction)) ? 'related' : undefined;
}

interface Unlinking {
  /** of the ticket that the others are linked with */
  readonly ref: string;
  /** what the others were to it when the caller read that */
  readonly expected: LinkRole;
  readonly staff: Staff;
}

async function unlinkOne(transaction: Transaction, otherRef: string, { ref, expected, staff }: Unlinking) {
  // A merged ticket keeps its links until somebody removes them.
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  const other = await readAnyOwnTicket(transaction, otherRef, staff);
  const role = await roleOf(transaction, other, ticket);
  if (role === undefined) return { outcome: 'unchanged' } satisfies Result;
  if (role !== expected) return { outcome: 'refused', because: LINK_TEXTS.otherRole } satisfies Result;
  if (role === 'related') deleteRecord(transaction, linkBetween(ref, otherRef));
  else {
    const childRef = role === 'parent' ? ref : otherRef;
    deleteRecord(transaction, linkWithParent(childRef));
    updateRecord(transaction, conversation(childRef), { part_of: FieldValue.delete() });
  }
  recordEvent(transaction, ticket, linkChange(role, other.number, false), { staff });
  recordEvent(transaction, other, linkChange(OPPOSITE[role], ticket.number, false), { staff });
  return { outcome: 'done' } satisfies Result;
}

/** POST tickets/links/remove: the links that the caller means, and no others that were made since (D-127). */
export const unlinkTickets = staffEndpoint(
  contract.unlinkTickets,
  async ({ conversation_ref: ref, role: expected, others }, staff) => ({
    results: await eachInTurn(others, (transaction, other) =>
      unlinkOne(transaction, other, { ref, expected, staff }),
    ),
  }),
);
