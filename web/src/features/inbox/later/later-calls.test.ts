import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { takePlanStep } from './later-calls';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), ...calls }));

const PLAN = { id: 'planned-1', version: 3 };
const answer = { text: 'It arrives tomorrow.' };
const lost = new ApiError(0, 'The server could not be reached.');
const bodies = () => calls.callApi.mock.calls.map(([, { body }]) => body);

describe('a step on a planned reply (D-120)', () => {
  beforeEach(() => {
    calls.callApi.mockReset();
  });

  it('is asked for once more where no answer came, so that the text of a cancelled one is not lost', async () => {
    calls.callApi.mockRejectedValueOnce(lost).mockResolvedValueOnce(answer);
    expect(await takePlanStep(PLAN, { action: 'cancel' })).toEqual(answer);
    const body = { planned_reply_ref: 'planned-1', version: 3, action: 'cancel' };
    expect(bodies()).toEqual([body, body]);
  });

  it('is repeated only where that does nothing twice', async () => {
    calls.callApi.mockRejectedValue(lost);
    const chosen = { text: 'It arrives today.', sendAtMs: 1_000, thenStatus: '' } as const;
    for (const [step, times] of [
      [{ action: 'change', follows: 'seen', ...chosen }, 2],
      [{ action: 'send', follows: 'seen' }, 2],
      [{ action: 'hold' }, 1],
    ] as const) {
      calls.callApi.mockClear();
      await expect(takePlanStep(PLAN, step)).rejects.toBe(lost);
      expect(bodies()).toHaveLength(times);
    }
  });

  it('is not asked for again once it was refused, or a second time in vain', async () => {
    const refusal = new ApiError(409, 'This reply has been sent.');
    calls.callApi.mockRejectedValueOnce(refusal);
    await expect(takePlanStep(PLAN, { action: 'cancel' })).rejects.toBe(refusal);
    calls.callApi.mockRejectedValue(lost);
    await expect(takePlanStep(PLAN, { action: 'send', follows: 'seen' })).rejects.toBe(lost);
    expect(bodies()).toHaveLength(3);
  });
});
