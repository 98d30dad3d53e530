import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { makeConversation, makeMessage, makeTicketEvent } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import type { ThreadMessage } from '../ticket';
import { groupMessages } from './group-messages';

const NOON = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;

function message(id: string, at: number, changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return { ...makeMessage({ id, created_at: timestamp(at), ...changes }), isPending: false };
}

const shapeOf = (messages: ThreadMessage[], events: TicketEvent[] = [], newFrom: string | null = null) =>
  groupMessages(messages, new Date(NOON), events, newFrom).map((item) => {
    if (item.kind === 'day') return item.label;
    if (item.kind === 'new') return 'new';
    if (item.kind === 'event') return `event ${item.event.id}`;
    return `${item.message.id}${item.startsGroup ? ' starts' : ''}`;
  });
const event = (id: string, at: number) => makeTicketEvent({ id, at: timestamp(at) });

describe('groupMessages', () => {
  it('groups the messages one author sends within five minutes under one name', () => {
    const thread = [message('a', NOON), message('b', NOON + 2 * MINUTE), message('c', NOON + 9 * MINUTE)];
    expect(shapeOf(thread)).toEqual(['Today', 'a starts', 'b', 'c starts']);
  });

  it('starts a new group five minutes after the first message, however close the last one is', () => {
    const thread = [0, 4, 6, 8, 12].map((minutes, index) => message(`m${index}`, NOON + minutes * MINUTE));
    expect(shapeOf(thread)).toEqual(['Today', 'm0 starts', 'm1', 'm2 starts', 'm3', 'm4 starts']);
  });

  it('starts a new group for another author, and for a note by the same one', () => {
    const agent = { sender_type: 'agent', sender_ref: 'ada' } as const;
    const note = { sender_type: 'note', sender_ref: 'ada' } as const;
    const thread = [message('a', NOON), message('b', NOON, agent), message('c', NOON, note)];
    expect(shapeOf(thread)).toEqual(['Today', 'a starts', 'b starts', 'c starts']);
  });

  it('D-107: starts a new group where what the reader has not seen begins', () => {
    const thread = [message('a', NOON), message('b', NOON + MINUTE), message('c', NOON + 2 * MINUTE)];
    expect(shapeOf(thread, [], 'b')).toEqual(['Today', 'a starts', 'new', 'b starts', 'c']);
    expect(shapeOf(thread, [], 'gone')).toEqual(['Today', 'a starts', 'b', 'c']);
  });

  it('puts a heading above each day and starts a new group there', () => {
    const midnight = new Date(2026, 10, 21).getTime();
    const thread = [message('a', midnight - MINUTE), message('b', midnight + MINUTE)];
    expect(shapeOf(thread)).toEqual(['Yesterday', 'a starts', 'Today', 'b starts']);
  });

  it('puts events between the messages, each message after one under a name, and a note before its own', () => {
    const thread = [message('a', NOON), message('b', NOON + MINUTE), message('note', NOON + 2 * MINUTE)];
    const events = [event('given', NOON + 2 * MINUTE), event('taken', NOON + MINUTE / 2)];
    expect(shapeOf(thread, events)).toEqual([
      'Today',
      'a starts',
      'event taken',
      'b starts',
      'note',
      'event given',
    ]);
  });

  it('has a heading for a day on which there are only events', () => {
    const midnight = new Date(2026, 10, 21).getTime();
    expect(shapeOf([message('a', midnight - MINUTE)], [event('closed', midnight + MINUTE)])).toEqual([
      'Yesterday',
      'a starts',
      'Today',
      'event closed',
    ]);
  });
});

it('D-110: puts a ticket that was merged where that happened', () => {
  const ticket = { ...makeConversation({ id: 'merged' }), isPending: false };
  const merged = {
    kind: 'merged',
    id: 'merged',
    at: timestamp(NOON + MINUTE / 2),
    ticket,
    isDirect: true,
  } as const;
  const thread = [message('a', NOON), message('b', NOON + MINUTE)];
  const items = groupMessages(thread, new Date(NOON), [merged]);
  expect(items.map(({ key }) => key).slice(1)).toEqual(['a', 'merged', 'b']);
  expect(items[2]).toEqual({ kind: 'event', key: 'merged', event: merged });
});
