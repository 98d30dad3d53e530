import { ticketTagsSchema } from '../entities/ticket-tags';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `TicketTags/{libraryId}` */
export const ticketTags = (libraryId: string) =>
  storeDocument(docPath.ticketTags(libraryId), ticketTagsSchema);
