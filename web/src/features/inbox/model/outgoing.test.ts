import { describe, expect, it } from 'vitest';
import { NOTHING_OUTGOING, type OutgoingAction, type OutgoingMessage, outgoingReducer } from './outgoing';

const message: OutgoingMessage = {
  id: 'm1',
  conversationRef: 'c1',
  mode: 'reply',
  text: 'Hello',
  senderRef: 'ada',
};
const after = (...actions: OutgoingAction[]) => actions.reduce(outgoingReducer, NOTHING_OUTGOING);

const sending: OutgoingAction = { type: 'sending', message };
const failed: OutgoingAction = { type: 'failed', message, reason: 'failed' };

describe('outgoing messages', () => {
  it('are under way until the server has them', () => {
    expect(after(sending).underWay).toEqual(['m1']);
    expect(after(sending, { type: 'sent', id: 'm1' })).toEqual(NOTHING_OUTGOING);
  });

  it('keep text and id when refused, so that a retry is the same message', () => {
    expect(after(sending, failed).failed).toEqual([{ ...message, reason: 'failed' }]);
  });

  it('leave the failed ones on retry and come back once on a second failure', () => {
    expect(after(sending, failed, sending)).toEqual({ underWay: ['m1'], failed: [] });
    expect(after(sending, failed, sending, failed).failed).toHaveLength(1);
  });

  it('can be discarded', () => {
    expect(after(sending, failed, { type: 'dropped', id: 'm1' })).toEqual(NOTHING_OUTGOING);
  });
});
