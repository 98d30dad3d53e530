import { makeMessage } from '@harborline/domain/testing/factories';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { ThreadMessage } from '../ticket';
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

const message = (id: string, sender_ref: string, changes: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...makeMessage({ id, sender_ref, is_public: true }),
  isPending: false,
  ...changes,
});
const LAST = message('last', 'visitor');

function open(seen: () => { readonly id: string | undefined } | null = () => ({ id: 'last' })) {
  const props = {
    conversationRef: 'c1',
    text: ' Tomorrow. ',
    uid: 'mara',
    messages: [LAST],
    seen,
    onDone,
    onClosed,
  };
  const { result, rerender } = renderHook(usePlanning, { initialProps: props });
  return {
    result,
    begin: () => act(() => result.current.open()),
    close: () => act(() => result.current.close()),
    plan: (choice: Parameters<typeof result.current.plan>[0] = CHOICE) =>
      act(async () => result.current.plan(choice)),
    arrive: (...messages: ThreadMessage[]) => rerender({ ...props, messages: [LAST, ...messages] }),
  };
}

const requests = () => vi.mocked(sendNewPlan).mock.calls.map(([{ requestId }]) => requestId);
const followed = () => vi.mocked(sendNewPlan).mock.calls.map(([{ follows }]) => follows);

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

  it('is the same plan after a lost answer, but follows what its author has seen by then', async () => {
    vi.mocked(sendNewPlan).mockRejectedValue(new ApiError(0, ''));
    let id = 'last';
    const { begin, close, plan } = open(() => ({ id }));
    begin();
    await plan();
    close();
    id = 'news';
    begin();
    await plan();
    expect(requests()).toEqual(['request-1', 'request-1']);
    expect(followed()).toEqual(['last', 'news']);
  });

  it('is another plan once the server has refused it', async () => {
    vi.mocked(sendNewPlan).mockRejectedValue(new ApiError(409, 'This reply was cancelled.'));
    const { begin, plan } = open();
    begin();
    await plan();
    await plan();
    expect(requests()).toEqual(['request-1', 'request-2']);
  });

  it("follows its author's own replies that went out meanwhile, and nobody else's", async () => {
    const { begin, plan, arrive } = open();
    begin();
    arrive(
      message('own', 'mara'),
      message('note', 'tim', { is_public: false }),
      message('own-again', 'mara'),
      message('waiting', 'mara', { isPending: true }),
    );
    await plan();
    arrive(message('own', 'mara'), message('news', 'visitor'), message('own-again', 'mara'));
    begin();
    await plan();
    expect(followed()).toEqual(['own-again', 'own']);
  });
});
