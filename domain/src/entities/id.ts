import * as z from 'zod/mini';
import { isId } from './is-id';

/**
 * A document id as it arrives in a request or a URL: never a path, and nothing that Firestore reserves. Every id
 * that becomes part of a path is checked here.
 */
export const idSchema = () => z.string().check(z.refine(isId, 'is not an id'));
