import type { decideHeldRequests as contract } from '@harborline/domain/api/inbox/held-requests';
import { LIMITS } from '@harborline/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type callApi } from '../../../shared/api/call-api';
import { decideHeldRequests, discardAllHeld, WAIT_MS } from './held-requests';

/** As the code calls it, so that another signature does not compile here. */
type Ask = typeof callApi<typeof contract>;
type Body = Parameters<Ask>[1]['body'];

vi.mock('../../../shared/api/call-api', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../shared/api/call-api')>()),
  callApi: (...request: Parameters<Ask>) => answer(...request),
}));

const PER_WINDOW = 120;
const server = { asked: [] as Body[], held: 0, refused: 0, left: Number.POSITIVE_INFINITY };

const ids = (count: number) => Array.from({ length: count }, (_, index) => index);

const answer: Ask = async (_contract, { body }) => {
  if (server.left === 0) {
    server.refused += 1;
    throw new ApiError(429, 'Too many requests');
  }
  server.left -= 1;
  server.asked.push(body);
  if ('ticket_ids' in body) return { changed: [...body.ticket_ids], has_more: false };
  const count = Math.min(LIMITS.heldRequestsPerBatch, server.held);
  server.held -= count;
  return { changed: ids(count).map((id) => id + server.held), has_more: server.held > 0, until: body.until };
};

const staying = () => new AbortController().signal;

beforeEach(() => {
  Object.assign(server, { asked: [], held: 0, refused: 0, left: Number.POSITIVE_INFINITY });
});

describe('held requests', () => {
  it('are released fewer at once than they are discarded or restored', async () => {
    for (const action of ['release', 'discard', 'restore'] as const) {
      server.asked = [];
      const changed: number[] = [];
      const onChanged = (some: readonly number[]) => changed.push(...some);
      await decideHeldRequests(action, ids(450), { onChanged, calledOff: staying() });
      expect(changed).toEqual(ids(450));
      const most = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
      const sizes = server.asked.map((body) => ('ticket_ids' in body ? body.ticket_ids.length : 0));
      expect(Math.max(...sizes)).toBe(most);
    }
  });

  it('are discarded in batches by the ten thousand, of what was there, telling how far it is', async () => {
    server.held = 10_000;
    const sizes: number[] = [];
    const onChanged = (some: readonly number[]) => sizes.push(some.length);
    await discardAllHeld({ keepIds: [3], until: 7 }, { onChanged, calledOff: staying() });
    expect(sizes).toHaveLength(50);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(10_000);
    for (const body of server.asked) expect(body).toEqual({ action: 'discard', keep_ids: [3], until: 7 });
  });
});

describe('a flood beyond what one person may ask for in a minute', () => {
  const FLOOD = (PER_WINDOW + 30) * LIMITS.heldRequestsPerBatch;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(server, { held: FLOOD, left: PER_WINDOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const RUNS = {
    discard: (course: Parameters<typeof discardAllHeld>[1]) =>
      discardAllHeld({ keepIds: [], until: 7 }, course),
    restore: (course: Parameters<typeof discardAllHeld>[1]) =>
      decideHeldRequests('restore', ids(FLOOD), course),
  };

  it.each(['discard', 'restore'] as const)('%s waits for the next one and goes on', async (action) => {
    let count = 0;
    const onChanged = (some: readonly number[]) => {
      count += some.length;
    };
    const done = RUNS[action]({ onChanged, calledOff: staying() });
    await vi.advanceTimersByTimeAsync(0);
    expect(count).toBe(PER_WINDOW * LIMITS.heldRequestsPerBatch);
    await vi.advanceTimersByTimeAsync(3 * WAIT_MS);
    expect(server.refused).toBe(4);
    server.left = PER_WINDOW;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    await done;
    expect(count).toBe(FLOOD);
  });

  it('is told as a failure at once where the page is left meanwhile, and asked for no more', async () => {
    const leaving = new AbortController();
    const done = RUNS.discard({ onChanged: () => {}, calledOff: leaving.signal });
    const failed = expect(done).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    leaving.abort();
    await failed;
    const { refused } = server;
    await vi.advanceTimersByTimeAsync(10 * WAIT_MS);
    expect(server.refused).toBe(refused);
  });

  it('is not waited for without end, nor is any other refusal', async () => {
    const failed = expect(RUNS.discard({ onChanged: () => {}, calledOff: staying() })).rejects.toMatchObject({
      status: 429,
    });
    await vi.advanceTimersByTimeAsync(30 * WAIT_MS);
    await failed;
    expect(server.refused).toBe(25);
  });
});
