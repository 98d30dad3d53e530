import { businessHoursSchema } from '../entities/business-hours';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `BusinessHours/{libraryId}` */
export const businessHoursOf = (libraryId: string) =>
  storeDocument(docPath.businessHours(libraryId), businessHoursSchema);
