import { libraryLookupSchema } from '../entities/library';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `LibraryKeys/{key}` */
export const libraryKey = (key: string) => storeDocument(docPath.libraryKey(key), libraryLookupSchema);

/** `LibraryHosts/{host}` */
export const libraryHost = (host: string) => storeDocument(docPath.libraryHost(host), libraryLookupSchema);
