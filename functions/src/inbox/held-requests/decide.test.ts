import { makeUser } from '@harborline/domain/testing/factories';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideHeldRequests } from './decide';
import { releaseHeldRequest } from './decide-one';

vi.mock('./decide-one', () => ({
  releaseHeldRequest: vi.fn(),
  discardSome: vi.fn(),
  changeNamed: vi.fn(),
}));

const context = { nowMs: 0, signedInAtMs: 0, address: '', asksNotToBeTracked: false };

const release = (ticketIds: readonly number[]) =>
  decideHeldRequests
    .handle(
      { params: {}, query: {}, body: { action: 'release', ticket_ids: ticketIds } },
      { staff: makeUser() },
    )
    .run(context);

describe('the release of several held requests', () => {
  beforeEach(() => {
    vi.spyOn(logger, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const failFor = (failing: readonly number[], decided: readonly number[] = []) =>
    vi.mocked(releaseHeldRequest).mockImplementation(async (id) => {
      if (failing.includes(id)) throw new Error(`broken ${id}`);
      return !decided.includes(id);
    });

  it('answers what was released although some failed, and logs each failure', async () => {
    failFor([2, 7], [3]);
    expect(await release([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ changed: [1, 4, 5, 6, 8], has_more: false });
    expect(vi.mocked(logger.error).mock.calls.map(([, details]) => details)).toEqual([
      { id: 2, error: 'Error: broken 2' },
      { id: 7, error: 'Error: broken 7' },
    ]);
  });

  it('fails if nothing changed and something failed', async () => {
    failFor([2], [1]);
    await expect(release([1, 2])).rejects.toThrow('broken 2');
  });

  it('answers that nothing changed if others had already decided', async () => {
    failFor([], [1, 2]);
    expect(await release([1, 2])).toEqual({ changed: [], has_more: false });
    expect(logger.error).not.toHaveBeenCalled();
  });
});
