import { serviceLevelsSchema } from '../entities/service-levels';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `ServiceLevels/{libraryId}` */
export const serviceLevelsOf = (libraryId: string) =>
  storeDocument(docPath.serviceLevels(libraryId), serviceLevelsSchema);
