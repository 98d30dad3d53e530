import { LIMITS } from '@harborline/domain/limits';
import { expect, it, vi } from 'vitest';
import { decideHeldRequests, discardAllHeld } from './held-requests';

interface Asked {
  readonly ticket_ids?: readonly number[];
}

const api = vi.hoisted(() => ({ asked: [] as Asked[], held: 0 }));

vi.mock('../../../shared/api/call-api', () => ({
  callApi: async (_method: string, _path: string, { body }: { body: Asked }) => {
    api.asked.push(body);
    if (body.ticket_ids) return { changed: body.ticket_ids, has_more: false };
    const count = Math.min(LIMITS.heldRequestsPerBatch, api.held);
    api.held -= count;
    return {
      changed: Array.from({ length: count }, (_, index) => api.held + index),
      has_more: api.held > 0,
      until: 7,
    };
  },
}));

const ids = (count: number) => Array.from({ length: count }, (_, index) => index);

it('releases fewer at once than it discards or restores', async () => {
  for (const action of ['release', 'discard', 'restore'] as const) {
    api.asked = [];
    const changed: number[] = [];
    await decideHeldRequests(action, ids(450), (some) => changed.push(...some));
    expect(changed).toEqual(ids(450));
    const most = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
    expect(Math.max(...api.asked.map(({ ticket_ids = [] }) => ticket_ids.length))).toBe(most);
  }
});

it('discards ten thousand in batches, of what was there at the beginning, and tells how far it is', async () => {
  Object.assign(api, { asked: [], held: 10_000 });
  const progress: number[] = [];
  await discardAllHeld([3], (some) => progress.push((progress.at(-1) ?? 0) + some.length));
  expect(progress).toHaveLength(50);
  expect(progress.at(-1)).toBe(10_000);
  expect(api.asked[0]).toEqual({ action: 'discard', keep_ids: [3] });
  expect(api.asked.slice(1).every((body) => 'until' in body && body.until === 7)).toBe(true);
});
