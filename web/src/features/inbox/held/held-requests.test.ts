import type { decideHeldRequests as contract } from '@harborline/domain/api/inbox/held-requests';
import { LIMITS } from '@harborline/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type callApi } from '../../../shared/api/call-api';
import { decideHeldRequests, discardAllHeld, WAIT_MS } from './held-requests';

/** Typed like the real call, so that a changed signature does not compile here. */
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
  it('are released in smaller batches than they are discarded or restored', async () => {
    for (const action of ['release', 'discard', 'restore'] as const) {
      server.asked = [];
      const changed: number[] = [];
      const onChanged = (some: readonly number[]) => changed.push(...some);
      await decideHeldRequests(action, ids(450), { onChanged, signal: staying() });
      expect(changed).toEqual(ids(450));
      const most = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
      const sizes = server.asked.map((body) => ('ticket_ids' in body ? body.ticket_ids.length : 0));
      expect(Math.max(...sizes)).toBe(most);
    }
  });

  it('are discarded by the ten thousand in batches, only those already there, and report progress', async () => {
    server.held = 10_000;
    const sizes: number[] = [];
    const onChanged = (some: readonly number[]) => sizes.push(some.length);
    await discardAllHeld({ keepIds: [3], until: 7 }, { onChanged, signal: staying() });
    expect(sizes).toHaveLength(50);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(10_000);
    for (const body of server.asked) expect(body).toEqual({ action: 'discard', keep_ids: [3], until: 7 });
  });
});

describe('a flood beyond the limit of calls per minute', () => {
  const FLOOD = (PER_WINDOW + 30) * LIMITS.heldRequestsPerBatch;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(server, { held: FLOOD, left: PER_WINDOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const RUNS = {
    discard: (options: Parameters<typeof discardAllHeld>[1]) =>
      discardAllHeld({ keepIds: [], until: 7 }, options),
    restore: (options: Parameters<typeof discardAllHeld>[1]) =>
      decideHeldRequests('restore', ids(FLOOD), options),
  };

  it.each(['discard', 'restore'] as const)('%s waits for the next minute and continues', async (action) => {
    let count = 0;
    const onChanged = (some: readonly number[]) => {
      count += some.length;
    };
    const done = RUNS[action]({ onChanged, signal: staying() });
    await vi.advanceTimersByTimeAsync(0);
    expect(count).toBe(PER_WINDOW * LIMITS.heldRequestsPerBatch);
    await vi.advanceTimersByTimeAsync(3 * WAIT_MS);
    expect(server.refused).toBe(4);
    server.left = PER_WINDOW;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    await done;
    expect(count).toBe(FLOOD);
  });

  it('fails at once when the user leaves the page, and sends no more calls', async () => {
    const leaving = new AbortController();
    const done = RUNS.discard({ onChanged: () => {}, signal: leaving.signal });
    const failed = expect(done).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    leaving.abort();
    await failed;
    const { refused } = server;
    await vi.advanceTimersByTimeAsync(10 * WAIT_MS);
    expect(server.refused).toBe(refused);
  });

  it('does not wait forever, and not at all after any other refusal', async () => {
    const failed = expect(RUNS.discard({ onChanged: () => {}, signal: staying() })).rejects.toMatchObject({
      status: 429,
    });
    await vi.advanceTimersByTimeAsync(30 * WAIT_MS);
    await failed;
    expect(server.refused).toBe(25);
  });
});
