import * as z from 'zod/mini';
import { idField } from '../ids';

/** Of a step back: what it takes back, '' for none. What somebody else has chosen since stays. */
export const onlyFrom = z.optional(z.union([z.literal(''), idField]));
