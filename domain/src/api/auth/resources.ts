import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';

const flag = z.union([z.literal(0), z.literal(1)]);

export const resources1 = defineEndpoint({
  service: 'auth',
  method: 'GET',
  path: '/resources1',
  summary:
    'Whether a library, named by key or domain, has a white label and an active subscription (S7.1-03, D-49).',
  permission: open,
  rate: 'openRead',
  query: z
    .object({
      k: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
      d: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
    })
    .check(z.refine(({ k, d }) => (k === undefined) !== (d === undefined), 'either k or d is needed')),
  /** S7.1-04 */
  answer: z.object({ lw: flag, e: flag }),
});
