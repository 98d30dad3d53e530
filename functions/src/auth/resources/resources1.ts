import * as contract from '@harborline/domain/api/auth/resources';
import { openEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { findResources, type LibraryName, type Resources } from './find-library';
import { MinuteCache } from './minute-cache';

const cache = new MinuteCache<Resources | undefined>(500);

/** GET resources1: whether a library, by key or domain, is white-label and its subscription active (S7.1-03, D-49). */
export const resources1 = openEndpoint(contract.resources1, async ({ k, d = '' }, _who, { nowMs }) => {
  const name: LibraryName = k === undefined ? { host: d } : { key: k };
  const found = await cache.get(JSON.stringify(name).toLowerCase(), nowMs, () => findResources(name));
  if (!found) throw new ApiError('not-found');
  return found;
});
