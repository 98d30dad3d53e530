import { describe, expect, it } from 'vitest';
import { ticketEventSchema } from '../entities/ticket-event';
import { makeTicketEvent } from '../testing/factories';
import { eventText } from './event-text';
import type { ChatChange, RecordedChange } from './ticket-change';

const textOf = (change: ChatChange, reason: RecordedChange['reason'] = '') =>
  eventText({ ...change, reason }).replaceAll(/[\u2068\u2069]/g, '');
const taken = (from: string, to = ''): ChatChange => ({ kind: 'chat-taken', details: { from, to } });
const handedOver = (from: string, has_note: '' | 'yes' = ''): ChatChange => ({
  kind: 'chat-handed-over',
  details: { from, to: 'Bo', has_note },
});
const returned = (from: string, has_note: '' | 'yes' = '', team = ''): ChatChange => ({
  kind: 'chat-returned',
  details: { from, team, has_note },
});
const closed: ChatChange = { kind: 'chat-closed', details: {} };
const cobrowse = (what: 'asked' | 'agreed' | 'refused' | 'watched' | 'ended'): ChatChange => ({
  kind: `cobrowse-${what}`,
  details: {},
});

describe('D-91: the history of a chat', () => {
  it.each<[string, ChatChange, RecordedChange['reason'], string]>([
    ['took it', taken(''), '', 'took the chat'],
    ["took somebody else's", taken('Cleo'), '', 'took the chat of Cleo'],
    ['handed their own over', handedOver(''), '', 'handed the chat over to Bo'],
    ['handed it over with a note', handedOver('', 'yes'), '', 'handed the chat over to Bo, with a note'],
    ["handed somebody else's over", handedOver('Cleo'), '', 'handed the chat over from Cleo to Bo'],
    ['put their own back', returned(''), '', 'put the chat back into the queue'],
    [
      "put somebody else's back",
      returned('Cleo', 'yes'),
      '',
      'put the chat of Cleo back into the queue, with a note',
    ],
    ['handed it to a team', returned('', '', 'Billing'), '', 'handed the chat over to the team Billing'],
    ['invited a teammate', { kind: 'chat-invited', details: { to: 'Bo' } }, '', 'invited Bo'],
    ['joined it', { kind: 'chat-joined', details: {} }, '', 'joined the chat'],
    ['left it', { kind: 'chat-left', details: { from: '' } }, '', 'left the chat'],
    ['closed it', closed, '', 'closed the chat'],
    ['asked to co-browse', cobrowse('asked'), '', "asked to see the visitor's page"],
    ['watched', cobrowse('watched'), '', "opened the visitor's page"],
    ['ended co-browsing', cobrowse('ended'), '', "stopped seeing the visitor's page"],
  ])('says that somebody %s', (_what, change, reason, text) => {
    expect(textOf(change, reason)).toBe(text);
  });

  it.each<[ChatChange, RecordedChange['reason'], string]>([
    [taken('', 'Bo'), 'waited-long', 'The visitor had waited long enough, so the chat went to Bo'],
    [returned('Bo'), 'unanswered', 'Bo did not answer in time, so the chat went back to the queue'],
    [returned('Bo'), 'teammate-left', 'Bo takes no chats any more, so the chat went back to the queue'],
    [
      { kind: 'chat-left', details: { from: 'Bo' } },
      'teammate-left',
      'Bo may not be in this chat any more, and left it',
    ],
    [closed, 'visitor-ended', 'The visitor ended the chat'],
    [cobrowse('agreed'), 'visitor-decided', 'The visitor agreed to show their page'],
    [cobrowse('refused'), 'visitor-decided', 'The visitor did not want to show their page'],
    [cobrowse('ended'), 'visitor-decided', 'The visitor stopped showing their page'],
  ])('says why where nobody from the team did it: %j', (change, reason, text) => {
    expect(textOf(change, reason)).toBe(text);
  });

  it('keeps each change as its schema reads it', () => {
    for (const change of [handedOver('Cleo', 'yes'), returned(''), closed])
      expect(ticketEventSchema.safeParse({ ...makeTicketEvent(), ...change }).error).toBeUndefined();
  });
});
