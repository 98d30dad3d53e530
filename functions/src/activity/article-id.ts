import * as z from 'zod/mini';

/** An article's id as a request names it: never a path. */
export const articleIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, 'is not an article'));
