import * as z from 'zod/mini';

/** How an id may look, for documents that describe requests. */
export const ID_PATTERN = /^(?!__.*__$)(?!\.\.?$)[\w.@:-]{1,128}$/;

/** Whether a part of an address can be a document's id. */
export const isId = (value: string): boolean => ID_PATTERN.test(value);

/**
 * A document's id as a request or an address names it: never a path, and nothing that Firestore keeps for itself. All
 * that is made into a path goes through here.
 */
export const idSchema = () => z.string().check(z.refine(isId, 'is not an id'));
