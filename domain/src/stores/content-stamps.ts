import { contentStampSchema } from '../entities/bookkeeping';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const stamps = defineStore(COLLECTIONS.contentStamps, contentStampSchema);

/** `ContentStamps/{libraryId}` */
export const contentStamp = (libraryId: string) => stamps.at(docPath.contentStamp(libraryId));
