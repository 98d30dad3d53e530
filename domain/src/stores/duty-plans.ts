import { dutyPlansSchema } from '../entities/duty';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `DutyPlans/{libraryId}` */
export const dutyPlansOf = (libraryId: string) =>
  storeDocument(docPath.dutyPlans(libraryId), dutyPlansSchema);
