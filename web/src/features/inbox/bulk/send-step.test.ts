import { LIMITS } from '@harborline/domain/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { sendStep } from './send-step';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));

beforeEach(() => {
  callApi.mockReset();
});

const step = (ids: readonly string[]) => ({
  requestId: 'step',
  action: { kind: 'status', status: 'closed' } as const,
  ids,
});

it('tells done from refused by the order of the answer', async () => {
  callApi.mockResolvedValue({
    results: [{ outcome: 'done' }, { outcome: 'refused', because: 'Gone' }, { outcome: 'unchanged' }],
  });
  const outcome = await sendStep(step(['a', 'b', 'c']), () => {});
  expect(outcome).toEqual({ done: ['a'], refused: [{ id: 'b', because: 'Gone' }] });
});

it('asks again under the same id where no answer came', async () => {
  callApi.mockRejectedValueOnce(new ApiError(0, 'Unreachable'));
  callApi.mockResolvedValueOnce({ results: [{ outcome: 'done' }] });
  expect((await sendStep(step(['a']), () => {})).done).toEqual(['a']);
  expect(callApi.mock.calls[0]).toEqual(callApi.mock.calls[1]);
});

it('goes in parts with progress, and a part that fails leaves the others', async () => {
  const ids = Array.from({ length: LIMITS.ticketsPerBulkStep + 1 }, (_, n) => `t${n}`);
  callApi.mockRejectedValueOnce(new ApiError(409, 'Not now'));
  callApi.mockResolvedValueOnce({ results: [{ outcome: 'done' }] });
  const progress = vi.fn();
  const { done, refused } = await sendStep(step(ids), progress);
  expect([done, refused.length]).toEqual([[ids.at(-1)], LIMITS.ticketsPerBulkStep]);
  expect(refused[0]).toEqual({ id: 't0', because: 'Not now' });
  expect(progress.mock.calls).toEqual([[LIMITS.ticketsPerBulkStep], [ids.length]]);
});
