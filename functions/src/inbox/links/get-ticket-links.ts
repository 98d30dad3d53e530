import * as contract from '@harborline/domain/api/inbox/ticket-links';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import {
  childrenOfTicket,
  countedChildren,
  unsettledChildren,
} from '@harborline/domain/stores/ticket-families';
import { linksToRelated } from '@harborline/domain/stores/ticket-links';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { countRecords, findRecords, readEach, readRecord } from '../../platform/store/read';
import { readAnyOwnTicket } from '../own-ticket';
import { linkWithParent } from './link-documents';

const presented = (ticket: Conversation): contract.LinkedTicket => ({
  conversation_ref: ticket.id,
  number: ticket.number,
  title: ticket.title,
  status: ticket.status,
  is_merged: ticket.merged_into !== undefined,
  ...(ticket.own_status_ref !== undefined && { own_status_ref: ticket.own_status_ref }),
});

async function readParent({ id, part_of: partOf }: Conversation) {
  if (partOf === undefined) return null;
  const link = await readRecord(linkWithParent(id));
  const parent = link && (await readRecord(conversation(link.parent_ref)));
  return parent === undefined ? null : presented(parent);
}

/** Those first that ask for work; what is left of the room is for closed ones. */
async function readChildren({ children_ref: partOf, support_lib_id: libraryId }: Conversation) {
  if (partOf === undefined) return { children: [], children_count: 0, unsettled_count: 0 };
  const unsettled = unsettledChildren(libraryId, partOf);
  const asked = { libraryId, partOf, status: null };
  const [first, count, unsettledCount] = await Promise.all([
    findRecords({ ...unsettled, limit: LIMITS.shownChildren }),
    countRecords(countedChildren(asked)),
    countRecords(unsettled),
  ]);
  const room = LIMITS.shownChildren - first.length;
  const closed =
    room > 0 && count > first.length
      ? await findRecords({ ...childrenOfTicket({ ...asked, status: 'closed' }), limit: room })
      : [];
  return {
    children: [...first, ...closed].map(presented),
    children_count: count,
    unsettled_count: unsettledCount,
  };
}

async function readRelated({ id, support_lib_id: libraryId }: Conversation) {
  const links = await findRecords(linksToRelated(libraryId, id));
  const refs = links.flatMap((link) => link.refs.filter((ref) => ref !== id));
  const tickets = await readEach(refs.map(conversation));
  return tickets.flatMap((ticket) => (ticket?.support_lib_id === libraryId ? presented(ticket) : []));
}

const readTicket = (ref: string, staff: Staff) =>
  firestore().runTransaction((transaction) => readAnyOwnTicket(transaction, ref, staff), { readOnly: true });

/** GET tickets/links: for whoever reads tickets, who reads those too that are linked (D-127). */
export const getTicketLinks = staffEndpoint(
  contract.getTicketLinks,
  async ({ conversation_ref: ref }, staff) => {
    const ticket = await readTicket(ref, staff);
    const [parent, children, related] = await Promise.all([
      readParent(ticket),
      readChildren(ticket),
      readRelated(ticket),
    ]);
    return { parent, ...children, related };
  },
);
