import * as z from 'zod/mini';

/** The pattern of an id, for documents that describe requests. */
export const ID_PATTERN = /^(?!__.*__$)(?!\.\.?$)[\w.@:-]{1,128}$/;

/** Whether a part of a URL can be a document id. */
export const isId = (value: string): boolean => ID_PATTERN.test(value);

/**
 * A document id as it arrives in a request or a URL: never a path, and nothing that Firestore reserves. Every id
 * that becomes part of a path is checked here.
 */
export const idSchema = () => z.string().check(z.refine(isId, 'is not an id'));
