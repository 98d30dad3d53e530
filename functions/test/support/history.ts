import { ticketEventSchema } from '@harborline/domain/entities/ticket-event';
import { docPath } from '@harborline/domain/paths';
import { db } from './suite';

/** The history of a ticket, oldest first. */
export async function historyOf(conversationRef: string) {
  const { docs } = await db.collection(docPath.ticketEvents(conversationRef)).orderBy('at').get();
  return docs.map((event) => ticketEventSchema.parse(event.data()));
}
