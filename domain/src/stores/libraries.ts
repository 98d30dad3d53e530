import { libraryPublicSchema } from '../entities/library';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const libraries = defineStore(COLLECTIONS.libraries, libraryPublicSchema);

/** `SupportLibraries/{id}`: the part that anyone may read, as functions write it. */
export const library = (id: string) => libraries.at(docPath.library(id));

/** The libraries of an agency, by key. */
export const childLibraries = (parentId: string) =>
  libraries.query({
    where: [['parent_lib_id', '==', parentId]],
    orderBy: [['library_refkey', 'asc']],
  });

/** All libraries that use the chat integration (S2.9-02), by id. */
export const chatIntegratedLibraries = () =>
  libraries.query({
    where: [['modalChatIntegration.enable', '==', true]],
    orderBy: [[DOCUMENT_ID, 'asc']],
  });
