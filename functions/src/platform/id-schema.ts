import * as z from 'zod/mini';

/** A document's id as a request names it (person, library, invitation): never a path, never reserved by Firestore. */
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)(?!\.\.?$)[\w.@:-]{1,128}$/, 'is not an id'));
