import { changedValuesSchema } from '../entities/audit';
import { libraryPrivateSchema } from '../entities/library';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `SupportLibraries/{id}/private/settings`: staff and functions only, as functions write it. */
export const libraryPrivate = (libraryId: string) =>
  storeDocument(docPath.libraryPrivate(libraryId), libraryPrivateSchema);

/** `SupportLibraries/{id}/private/changedValues_{auditId}` */
export const changedValues = (libraryId: string, auditId: string) =>
  storeDocument(docPath.libraryChangedValues(libraryId, auditId), changedValuesSchema);
