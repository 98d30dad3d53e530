import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendNewPlan } from './later-calls';
import { usePlanning } from './use-planning';

vi.mock('./later-calls', () => ({ sendNewPlan: vi.fn() }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => null }));
const toasts = { success: vi.fn(), error: vi.fn() };
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: () => toasts }));
let drawn = 0;
vi.mock('../../../shared/store/new-id', () => ({
  newId: () => {
    drawn += 1;
    return `request-${drawn}`;
  },
}));

const answer = {
  ...{ planned_reply_ref: 'planned-1', version: 1, message_ref: '' },
  ...{ state: 'planned' as const, text: 'Tomorrow.' },
} as const;
const CHOICE = { sendAtMs: 1_000, thenStatus: 'closed' } as const;

const onDone = vi.fn();
const onClosed = vi.fn();

function open(seen: () => { readonly id: string | undefined } | null = () => ({ id: 'last' })) {
  const props = { conversationRef: 'c1', text: ' Tomorrow. ', seen, onDone, onClosed };
  const { result, rerender } = renderHook(usePlanning, { initialProps: props });
  return {
    result,
    begin: () => act(() => result.current.open()),
    plan: (choice: Parameters<typeof result.current.plan>[0] = CHOICE) =>
      act(async () => result.current.plan(choice)),
    moveTo: (conversationRef: string) => rerender({ ...props, conversationRef }),
  };
}

const requests = () => vi.mocked(sendNewPlan).mock.calls.map(([{ requestId }]) => requestId);

describe('planning what the composer holds (D-120)', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    drawn = 0;
    vi.mocked(sendNewPlan).mockResolvedValue(answer);
  });

  it('sends the text with the time and what its author has seen, and gives the keyboard back', async () => {
    const { result, begin, plan } = open();
    begin();
    expect(result.current.isOpen).toBe(true);
    expect(onClosed).not.toHaveBeenCalled();
    await plan();
    expect(sendNewPlan).toHaveBeenCalledExactlyOnceWith({
      ...{ conversationRef: 'c1', follows: 'last', requestId: 'request-1', text: 'Tomorrow.' },
      ...CHOICE,
    });
    await waitFor(() => expect(result.current.isOpen).toBe(false));
    expect(onDone).toHaveBeenCalledOnce();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('does not open while something was not seen', () => {
    const { result, begin } = open(() => null);
    begin();
    expect(result.current.isOpen).toBe(false);
  });

  it('keeps text and dialog if it is refused, and is the same plan when it is tried again as it was', async () => {
    vi.mocked(sendNewPlan).mockRejectedValue(new Error('lost'));
    const { result, begin, plan } = open();
    begin();
    await plan();
    await waitFor(() => expect(result.current.refusal?.message).toBe('lost'));
    expect([result.current.isOpen, onDone.mock.calls.length]).toEqual([true, 0]);
    await plan();
    await plan({ ...CHOICE, sendAtMs: 2_000 });
    expect(requests()).toEqual(['request-1', 'request-1', 'request-2']);
  });

  it('is not open over another ticket', () => {
    const { result, begin, moveTo } = open();
    begin();
    moveTo('c2');
    expect(result.current.isOpen).toBe(false);
  });
});
