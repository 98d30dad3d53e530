import { makeMessage } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { type LiveMessage, mergeThread, stillUnsent } from './merge-thread';

const live = (id: string, isPending: boolean, text = id): LiveMessage => ({
  ...makeMessage({ id, text }),
  isPending,
});
const unsent = (id: string) => ({ id, text: id, atMs: 0 });

describe('the thread of a conversation', () => {
  it('shows a message once while it moves from unsent to stored', () => {
    const rows = mergeThread([live('a', false), live('b', true)], [unsent('b'), unsent('c')], new Set());
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'sent'],
      ['b', 'sending'],
      ['c', 'sending'],
    ]);
  });

  it('keeps a refused message on the page, marked as not sent', () => {
    expect(mergeThread([], [unsent('a')], new Set(['a']))[0]?.state).toBe('failed');
  });

  it('distinguishes the visitor from the team', () => {
    const agent = { ...makeMessage({ id: 'x', sender_type: 'agent', sender_name: 'Ada' }), isPending: false };
    expect(mergeThread([agent], [], new Set())[0]).toMatchObject({ isOwn: false, senderName: 'Ada' });
  });
});

describe('stillUnsent', () => {
  it('drops only messages that the server has confirmed', () => {
    const left = stillUnsent([unsent('a'), unsent('b'), unsent('c')], [live('a', false), live('b', true)]);
    expect(left.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('returns the same list if nothing changed, so that nothing rerenders', () => {
    const list = [unsent('a')];
    expect(stillUnsent(list, [])).toBe(list);
  });
});
