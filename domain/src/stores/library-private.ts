import { libraryPrivateSchema } from '../entities/library';
import { docPath } from '../paths';
import { defineStore } from './store';

/** `SupportLibraries/{id}/private/settings`: staff and functions only, as functions write it. */
export const libraryPrivate = (libraryId: string) => {
  const path = docPath.libraryPrivate(libraryId);
  return defineStore(path, libraryPrivateSchema).at(path);
};
