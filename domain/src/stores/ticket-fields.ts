import { ticketFieldsSchema } from '../entities/ticket-fields';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `TicketFields/{libraryId}` */
export const ticketFields = (libraryId: string) =>
  storeDocument(docPath.ticketFields(libraryId), ticketFieldsSchema);
