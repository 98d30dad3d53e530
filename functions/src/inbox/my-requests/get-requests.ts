import * as contract from '@harborline/domain/api/inbox/my-requests';
import { cursorOf, positionOf } from '@harborline/domain/api/inbox/ticket-search';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import { visitorStatus } from '@harborline/domain/tickets/snooze/visitor-status';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { Timestamp } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { queryOf, snapshotRecord } from '../../platform/store/read';
import { readAccess } from './access';
import { isForVisitor } from './is-for-visitor';

const present = (ticket: Conversation): contract.ListedRequest => ({
  conversation_ref: ticket.id,
  number: ticket.number,
  title: ticket.title,
  status: visitorStatus(ticket),
  last_message_at: isoTime(writtenAt(ticket)),
  preview: ticket.last_message.preview,
  is_answer: ticket.last_message.sender_type === 'agent',
});

const cursorAfter = ({ last_message_at: { seconds, nanoseconds }, id }: Conversation): string =>
  cursorOf({ seconds, nanoseconds, id });

/** GET myrequests: the requests of the address that this browser has proven by a link (D-118). */
export const getMyRequests = visitorEndpoint(
  contract.getMyRequests,
  async ({ support_lib_id: libraryId, per_page, cursor }, { uid }, { nowMs }) => {
    const access = await readAccess({ libraryId, uid }, nowMs);
    if (access === undefined) return { email: '', requests: [], next_cursor: '' };
    const { email } = access;
    const query = ticketsOfAddress(libraryId, email);
    const place = cursor === undefined ? null : positionOf(cursor);
    const ordered = queryOf(query);
    const from =
      place === null
        ? ordered
        : ordered.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.id);
    const { docs } = await from.limit(per_page + 1).get();
    const found = docs.slice(0, per_page).flatMap((document) => snapshotRecord(query.read, document) ?? []);
    // What cannot be read, or shown, shortens the page and does not end the list.
    const last = docs.length > per_page ? found.at(-1) : undefined;
    return {
      email,
      requests: found.filter(isForVisitor).map(present),
      next_cursor: last === undefined ? '' : cursorAfter(last),
    };
  },
);
