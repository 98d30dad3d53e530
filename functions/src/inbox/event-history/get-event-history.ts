import * as contract from '@harborline/domain/api/inbox/event-history';
import { chatState, isChat } from '@harborline/domain/chat/chat-state';
import type { VisitedPage } from '@harborline/domain/chat/visited-page';
import { readVisitorPages } from '@harborline/domain/chat/visited-pages';
import { mayReadConversation } from '@harborline/domain/conversation/may-read';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { rtdbPath } from '@harborline/domain/paths';
import { conversation } from '@harborline/domain/stores/conversations';
import { newestTicketEvents } from '@harborline/domain/stores/ticket-events';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { database } from '../../platform/firebase';
import { isoTime } from '../../platform/iso-time';
import { readPage } from '../../platform/page';
import { readRecord } from '../../platform/store/read';

/** @throws ApiError 'not-found' for what the caller may not read, as for what is not there */
async function mustRead(conversationRef: string, staff: Staff): Promise<Conversation> {
  const found = await readRecord(conversation(conversationRef));
  if (!found || !mayReadConversation(found, staff)) throw new ApiError('not-found');
  return found;
}

const presentVisit =
  (is_open: boolean) =>
  ({ at, url, title }: VisitedPage) => ({ url, title, at: new Date(at).toISOString(), is_open });

/** GET EventHistory/{ref}/1: none once the chat has ended, and of a ticket (D-63). */
export const getPageVisits = staffEndpoint(contract.getPageVisits, async ({ ref }, staff) => {
  const found = await mustRead(ref, staff);
  if (!isChat(found) || chatState(found) === 'ended') return { pages: [] };
  const stored: unknown = (await database().ref(rtdbPath.visitorPresence(ref)).get()).val();
  const { now, before } = readVisitorPages(stored);
  return { pages: [...now.map(presentVisit(true)), ...before.map(presentVisit(false))] };
});

const presentEvent = ({ id, kind, at, actor_ref, actor_name, reason, details }: TicketEvent) => ({
  id,
  kind,
  at: isoTime(at),
  actor_ref,
  actor_name,
  reason,
  details,
});

/** GET EventHistory/{ref}/2 */
export const getConversationEvents = staffEndpoint(
  contract.getConversationEvents,
  async ({ ref, ...page }, staff) => {
    await mustRead(ref, staff);
    const { records, nextCursor } = await readPage(newestTicketEvents(ref), page, ({ exists }) => exists);
    return { events: records.map(presentEvent), next_cursor: nextCursor };
  },
);
