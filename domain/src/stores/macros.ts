import { macroSchema } from '../entities/macro';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const macros = defineStore(COLLECTIONS.macros, macroSchema);

/** `Macros/{macro_ref}` */
export const macro = (ref: string) => macros.at(docPath.macro(ref));

/** A person's own macros in a library; with '' those that are shared. */
export const macrosOf = (libraryId: string, ownerUid: string) =>
  macros.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['owner_uid', '==', ownerUid],
    ],
    limit: LIMITS.sharedMacros,
  });
