import { blockedSendersSchema } from '../entities/blocked-senders';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `BlockedSenders/{libraryId}` */
export const blockedSenders = (libraryId: string) =>
  storeDocument(docPath.blockedSenders(libraryId), blockedSendersSchema);
