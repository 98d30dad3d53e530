import { prioritySupportSchema } from '../entities/priority-support';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `PrioritySupport/{libraryId}` */
export const prioritySupport = (libraryId: string) =>
  storeDocument(docPath.prioritySupport(libraryId), prioritySupportSchema);
