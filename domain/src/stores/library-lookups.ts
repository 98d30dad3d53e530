import { libraryLookupSchema } from '../entities/library';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

/** `LibraryKeys/{key}` */
export const libraryKey = (key: string) =>
  defineStore(COLLECTIONS.libraryKeys, libraryLookupSchema).at(docPath.libraryKey(key));

/** `LibraryHosts/{host}` */
export const libraryHost = (host: string) =>
  defineStore(COLLECTIONS.libraryHosts, libraryLookupSchema).at(docPath.libraryHost(host));
