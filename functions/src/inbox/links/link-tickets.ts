import * as contract from '@harborline/domain/api/inbox/ticket-links';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { linksToChildren, linksToRelated } from '@harborline/domain/stores/ticket-links';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { type LinkRole, linkChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { randomId } from '../../platform/ids';
import { countRecords, findIds, isStored, readRecord } from '../../platform/store/read';
import { createRecord, deleteRecord, setRecord, updateRecord } from '../../platform/store/write';
import { eachInTurn, type Result } from '../each-in-turn';
import { recordEvent } from '../history/record-event';
import { readOwnTicket } from '../own-ticket';
import { linkBetween, linkWithParent } from './link-documents';

interface Linking {
  /** of the ticket that the others are linked with */
  readonly ref: string;
  /** what the others are to it */
  readonly role: LinkRole;
  readonly staff: Staff;
}

interface Family {
  readonly parent: Conversation;
  readonly child: Conversation;
}

const refused = (because: string): Result => ({ outcome: 'refused', because });

async function relate(transaction: Transaction, one: Conversation, other: Conversation, staff: Staff) {
  const link = linkBetween(one.id, other.id);
  if (await isStored(link, transaction)) return { outcome: 'unchanged' } as const;
  const parents = await Promise.all(
    [one, other].map(({ id }) => readRecord(linkWithParent(id), transaction)),
  );
  const refs = [one.id, other.id];
  if (parents.some((parent) => parent !== undefined && refs.includes(parent.parent_ref)))
    return refused(LINK_TEXTS.isFamily);
  const libraryId = one.support_lib_id;
  for (const id of refs) {
    const related = await countRecords(linksToRelated(libraryId, id), transaction);
    if (related >= LIMITS.relatedPerTicket)
      return refused(LINK_TEXTS.tooManyRelated(LIMITS.relatedPerTicket));
  }
  const at = FieldValue.serverTimestamp();
  createRecord(transaction, link, {
    ...{ support_lib_id: libraryId, kind: 'related', refs, parent_ref: '', at },
  });
  recordEvent(transaction, one, linkChange('related', other.number, true), { staff });
  recordEvent(transaction, other, linkChange('related', one.number, true), { staff });
  return { outcome: 'done' } as const;
}

/** A ticket's link with its parent; none if that was deleted, and the link not erased yet (D-124). */
async function readParentLink(transaction: Transaction, childRef: string) {
  const link = await readRecord(linkWithParent(childRef), transaction);
  return link && (await isStored(conversation(link.parent_ref), transaction)) ? link : undefined;
}

/** Why a ticket is not made the child of another one; undefined if nothing speaks against it. */
async function obstacle(transaction: Transaction, { parent, child }: Family): Promise<string | undefined> {
  const libraryId = parent.support_lib_id;
  if ((await readParentLink(transaction, parent.id)) !== undefined) return LINK_TEXTS.parentIsChild;
  const own = await findIds({ ...linksToChildren(libraryId, child.id), limit: 1 }, transaction);
  if (own.length > 0) return LINK_TEXTS.isParent;
  const children = await countRecords(linksToChildren(libraryId, parent.id), transaction);
  if (children >= LIMITS.childrenPerTicket) return LINK_TEXTS.tooManyChildren(LIMITS.childrenPerTicket);
  return undefined;
}

function write(transaction: Transaction, { parent, child }: Family, staff: Staff): void {
  const childrenRef = parent.children_ref ?? randomId();
  if (parent.children_ref === undefined)
    updateRecord(transaction, conversation(parent.id), { children_ref: childrenRef });
  updateRecord(transaction, conversation(child.id), { part_of: childrenRef });
  const at = FieldValue.serverTimestamp();
  // It may replace the one with a deleted parent.
  setRecord(transaction, linkWithParent(child.id), {
    ...{ support_lib_id: parent.support_lib_id, kind: 'parent', refs: [child.id, parent.id] },
    ...{ parent_ref: parent.id, at },
  });
  recordEvent(transaction, child, linkChange('parent', parent.number, true), { staff });
  recordEvent(transaction, parent, linkChange('child', child.number, true), { staff });
}

/** Two that were related are parent and child from then on: two tickets have one link. */
async function makeChild(transaction: Transaction, family: Family, staff: Staff): Promise<Result> {
  const { parent, child } = family;
  const now = await readParentLink(transaction, child.id);
  if (now?.parent_ref === parent.id) return { outcome: 'unchanged' };
  if (now !== undefined) return refused(LINK_TEXTS.hasParent);
  const because = await obstacle(transaction, family);
  if (because !== undefined) return refused(because);
  const related = linkBetween(parent.id, child.id);
  if (await isStored(related, transaction)) {
    deleteRecord(transaction, related);
    recordEvent(transaction, child, linkChange('related', parent.number, false), { staff });
    recordEvent(transaction, parent, linkChange('related', child.number, false), { staff });
  }
  write(transaction, family, staff);
  return { outcome: 'done' };
}

async function linkOne(transaction: Transaction, otherRef: string, { ref, role, staff }: Linking) {
  if (otherRef === ref) return refused(LINK_TEXTS.itself);
  const ticket = await readOwnTicket(transaction, ref, staff);
  const other = await readOwnTicket(transaction, otherRef, staff);
  if (role === 'related') return relate(transaction, ticket, other, staff);
  const family = role === 'child' ? { parent: ticket, child: other } : { parent: other, child: ticket };
  return makeChild(transaction, family, staff);
}

/** POST tickets/links: each of the others by itself, so that one that is refused stops no other (D-127). */
export const linkTickets = staffEndpoint(
  contract.linkTickets,
  async ({ conversation_ref: ref, role, others }, staff) => ({
    results: await eachInTurn(others, (transaction, other) =>
      linkOne(transaction, other, { ref, role, staff }),
    ),
  }),
);
