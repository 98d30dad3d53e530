import { makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import type { ThreadMessage } from '../ticket';
import { groupMessages } from './group-messages';

const NOON = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;

function message(id: string, at: number, changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return { ...makeMessage({ id, created_at: timestamp(at), ...changes }), isPending: false };
}

const shapeOf = (messages: ThreadMessage[]) =>
  groupMessages(messages, new Date(NOON)).map((item) =>
    item.kind === 'day' ? item.label : `${item.message.id}${item.startsGroup ? ' starts' : ''}`,
  );

describe('groupMessages', () => {
  it('groups the messages one author sends within five minutes under one name', () => {
    const thread = [message('a', NOON), message('b', NOON + 2 * MINUTE), message('c', NOON + 9 * MINUTE)];
    expect(shapeOf(thread)).toEqual(['Today', 'a starts', 'b', 'c starts']);
  });

  it('starts a new group for another author, and for a note by the same one', () => {
    const agent = { sender_type: 'agent', sender_ref: 'ada' } as const;
    const note = { sender_type: 'note', sender_ref: 'ada' } as const;
    const thread = [message('a', NOON), message('b', NOON, agent), message('c', NOON, note)];
    expect(shapeOf(thread)).toEqual(['Today', 'a starts', 'b starts', 'c starts']);
  });

  it('puts a heading above each day and starts a new group there', () => {
    const midnight = new Date(2026, 10, 21).getTime();
    const thread = [message('a', midnight - MINUTE), message('b', midnight + MINUTE)];
    expect(shapeOf(thread)).toEqual(['Yesterday', 'a starts', 'Today', 'b starts']);
  });
});
