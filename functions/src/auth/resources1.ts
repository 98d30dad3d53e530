import { LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { openEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { findResources, type LibraryName, type Resources } from './find-library';
import { MinuteCache } from './minute-cache';

const input = z
  .object({
    k: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
    d: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
  })
  .check(z.refine(({ k, d }) => (k === undefined) !== (d === undefined), 'either k or d is needed'));

const flag = z.union([z.literal(0), z.literal(1)]);
const output = z.object({ lw: flag, e: flag });

const cache = new MinuteCache<Resources | undefined>(500);

/** GET resources1: whether a library, by key or domain, is white-label and its subscription active (S7.1-03, D-49). */
export const resources1 = openEndpoint({
  name: 'resources1',
  route: 'GET /api/auth/resources1',
  input,
  output,
  rate: 'openRead',
  async run({ k, d = '' }, _who, { nowMs }) {
    const name: LibraryName = k === undefined ? { host: d } : { key: k };
    const found = await cache.get(JSON.stringify(name).toLowerCase(), nowMs, () => findResources(name));
    if (!found) throw new ApiError('not-found');
    return found;
  },
});
