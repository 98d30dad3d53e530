import { describe, expect, it } from 'vitest';
import type { TicketEvent, TicketEventReason } from '../../entities/ticket-event';
import { makeConversation, makeMessage, makeTicketEvent } from '../../testing/factories';
import { timestamp } from '../../testing/timestamp';
import {
  customFieldChange,
  fieldChange,
  goneTagChange,
  linkChange,
  mergeChange,
  otherDeleted,
  priorityChange,
  snoozing,
  splitBeginning,
  splitChange,
  splitUndoing,
  statusChange,
  supportPriority,
  type TicketChange,
  tagChange,
  ticketAssignment,
  ticketCreation,
} from '../ticket-change';
import { keptSorting } from './kept-sorting';
import { replayTicket } from './replay-ticket';
import { ticketAsStored } from './ticket-as-stored';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 4, 4, 9);
const at = (minute: number) => timestamp(START_MS + minute * MINUTE_MS);
const ms = (minute: number) => START_MS + minute * MINUTE_MS;

/** A change a minute, each at the minute of its place unless it says another. */
const events = (
  ...changes: (TicketChange & { readonly reason?: TicketEventReason; readonly minute?: number })[]
): TicketEvent[] =>
  changes.map(({ kind, details, reason = '', minute }, index) => {
    const said: Readonly<Record<string, string>> = { ...details };
    return makeTicketEvent({ id: `e${index}`, kind, details: said, reason, at: at(minute ?? index + 1) });
  });
const replay = (...changes: Parameters<typeof events>) => replayTicket(events(...changes), []);
const ticketOf = (...changes: Parameters<typeof events>) => replay(...changes).ticket;

const OPEN = makeConversation({ status: 'open' });
const PENDING = makeConversation({ status: 'pending' });
const CLOSED = makeConversation({ status: 'closed' });
const asleep = (until: Date | null) =>
  ({
    status: 'snoozed',
    snoozed: { until: until && timestamp(until.getTime()), status: 'pending' },
  }) as const;
const TAG = { tag_ref: 'refund', name: 'Refund' };
const OTHER_TAG = { tag_ref: 'money', name: 'Money' };
const GOLD = { ref: 'gold', name: 'Gold', counts_as: 'pending' } as const;
const by = (from: string, to: string) => ({ from, to, from_ref: from, to_ref: to });

describe('the replay of a history', () => {
  it('makes nothing of nothing', () => {
    const { ticket, faults, spans, answeredAtMs, waitsSinceMs } = replayTicket([], []);
    expect(ticket).toEqual(ticketAsStored(OPEN, { values: {}, merged: [], splits: [], links: [] }));
    expect([faults, spans, answeredAtMs, waitsSinceMs]).toEqual([[], [], null, null]);
  });

  it('finds what each kind of change left, in whichever order the events are read', () => {
    const until = new Date(START_MS + 1_000);
    const all = events(
      ticketCreation('Ada', true, 'ada'),
      ticketAssignment('Ada', 'Ben', { from_ref: 'ada', to_ref: 'ben' }),
      tagChange(TAG, true),
      tagChange(OTHER_TAG, true),
      tagChange(TAG, false),
      fieldChange('type', by('', 'bug')),
      fieldChange('category', by('', 'web')),
      fieldChange('tier', by('', 'two')),
      fieldChange('team', by('', 'night')),
      priorityChange('normal', 'high'),
      customFieldChange({ ref: 'order', name: 'Order' }, by('', '7')),
      statusChange(OPEN, 'pending', { own: GOLD }),
      snoozing({ status: 'pending', own_status_ref: 'gold' }, until),
      linkChange('child', 9, true),
      linkChange('related', 8, true),
      linkChange('related', 8, false),
      mergeChange('merge-received', 5),
      splitChange(6, 1),
      splitChange(7, 2),
      splitUndoing(6),
    );
    const { ticket, faults } = replayTicket(all.toReversed(), []);
    const stored = makeConversation({
      ...{ status: 'snoozed', snoozed: { until: timestamp(until.getTime()), status: 'pending' } },
      ...{ assigned_to: 'ben', tag_refs: ['money'], type_ref: 'bug', category_ref: 'web', tier_ref: 'two' },
      ...{ team_ref: 'night', priority_level: 3 },
    });
    expect(ticket).toEqual(
      ticketAsStored(stored, { values: { order: '7' }, merged: [5], splits: [7], links: ['child 9'] }),
    );
    expect(faults).toEqual([]);
  });

  it('leads a merged ticket back to what it was, or opens it where its visitor wrote', () => {
    const before = [statusChange(OPEN, 'pending', { own: GOLD }), mergeChange('ticket-merged', 3)] as const;
    expect(ticketOf(...before)).toMatchObject({ status: 'closed', ownStatusRef: '', mergedInto: '3' });
    const undone = mergeChange('ticket-unmerged', 3);
    expect(ticketOf(...before, undone)).toMatchObject({
      ...{ status: 'pending', ownStatusRef: 'gold', mergedInto: null },
    });
    expect(ticketOf(...before, { ...undone, reason: 'visitor-wrote' })).toMatchObject({
      ...{ status: 'open', ownStatusRef: '', mergedInto: null },
    });
  });

  it('leads a snoozed ticket that was merged back to what its visitor saw', () => {
    const merged = [snoozing(PENDING, null), mergeChange('ticket-merged', 3)] as const;
    const undone = mergeChange('ticket-unmerged', 3);
    const first = statusChange(OPEN, 'pending');
    expect(ticketOf(first, ...merged, undone)).toMatchObject({ status: 'pending', snoozedUntil: null });
    const closedFirst = [statusChange(OPEN, 'closed'), snoozing(CLOSED, null)] as const;
    expect(ticketOf(...closedFirst, merged[1], undone)).toMatchObject({ status: 'open' });
  });

  it('begins a ticket that was split as the other one was sorted', () => {
    const from = makeConversation({
      ...{ tag_refs: ['refund', 'money'], type_ref: 'bug', team_ref: 'night', priority_level: 4 },
    });
    const beginning = splitBeginning(3, 2, keptSorting(from, { order: '7' }));
    expect(ticketOf({ ...beginning, minute: 5 }, { ...tagChange(TAG, false), minute: 5 })).toEqual(
      ticketAsStored(
        { ...from, tag_refs: ['money'], split_from: { conversation_ref: 'x', number: 3 } },
        { values: { order: '7' }, merged: [], splits: [], links: [] },
      ),
    );
  });

  it('reads what became of a tag for all tickets before what somebody did in the same moment', () => {
    const moved = goneTagChange(TAG, OTHER_TAG);
    const { ticket, faults } = replay(
      { ...tagChange(TAG, true), minute: 1 },
      { ...tagChange(OTHER_TAG, false), minute: 2 },
      { ...moved, minute: 2 },
    );
    expect([[...ticket.tags], faults]).toEqual([[], []]);
    expect([...ticketOf(tagChange(TAG, true), goneTagChange(TAG, undefined)).tags]).toEqual([]);
  });

  it('forgets other tickets that are gone for good', () => {
    const roles = ['related', 'parent', 'child'] as const;
    const { ticket, faults } = replay(
      splitBeginning(1, 1, {}),
      ...roles.map((role) => linkChange(role, 2, true)),
      mergeChange('merge-received', 3),
      splitChange(4, 1),
      ...roles.map((role) => otherDeleted(role, 2)),
      otherDeleted('merged', 3),
      otherDeleted('split', 4),
      otherDeleted('split-from', 1),
    );
    expect([ticket.links, ticket.merged, ticket.splits]).toEqual([new Set(), new Set(), new Set()]);
    expect([ticket.splitFrom, faults]).toEqual([null, []]);
  });

  it('names what does not follow from the events before it', () => {
    const { faults } = replay(
      statusChange(PENDING, 'closed'),
      ticketAssignment('Ada', '', { from_ref: 'ada', to_ref: '' }),
      tagChange(TAG, false),
      linkChange('related', 2, false),
      statusChange(asleep(null), 'open'),
    );
    expect(faults.map(({ field, was, said }) => [field, was, said])).toEqual([
      ['status', 'open', 'pending'],
      ['assignedTo', '', 'ada'],
      ['tags', '', 'refund'],
      ['links', '', 'related 2'],
      ['status', 'closed', 'snoozed'],
    ]);
    const early = replay(snoozing(OPEN, new Date(START_MS)), statusChange(asleep(null), 'open'));
    expect(early.faults.map(({ field }) => field)).toEqual(['snoozedUntil']);
  });

  it('doubts neither what priority support gives, nor what another release wrote without refs', () => {
    const support = supportPriority({ sender: '@acme.example', priority: 'urgent' });
    const { ticket, faults } = replay(
      splitBeginning(1, 1, keptSorting(makeConversation({ priority_level: 3 }))),
      { ...support, reason: 'priority-support' },
      ticketAssignment('Ada', 'Ben'),
      { kind: 'tag-merged', details: { from: 'Refund', to: 'Money' } },
      { kind: 'tag-deleted', details: { tag: 'Money' } },
      { kind: 'custom-field-changed', details: { field: 'Order', from: '', to: '7' } },
      { kind: 'ticket-created', details: { to: '', is_mailed: '' }, minute: 0 },
    );
    expect([ticket.priority, ticket.assignedTo, ticket.tags, faults]).toEqual(['urgent', '', new Set(), []]);
  });
});

describe('the times of a history', () => {
  const message = (sender_type: 'visitor' | 'agent' | 'note', minute: number) =>
    makeMessage({ id: `m${minute}`, sender_type, created_at: at(minute) });

  it('tell how long a ticket had each status', () => {
    const { spans } = replayTicket(
      events(
        { ...tagChange(TAG, true), minute: 2 },
        { ...statusChange(OPEN, 'pending'), minute: 3 },
        { ...statusChange(PENDING, 'pending', { own: GOLD }), minute: 4 },
        { ...statusChange(PENDING, 'open'), reason: 'visitor-wrote', minute: 6 },
      ),
      [message('visitor', 0), message('visitor', 6)],
    );
    expect(spans).toEqual([
      { status: 'open', fromMs: ms(0) },
      { status: 'pending', fromMs: ms(3) },
      { status: 'open', fromMs: ms(6) },
    ]);
  });

  it('tell when its visitor was answered first, and since when they wait', () => {
    const talk = [message('agent', 1), message('visitor', 2), message('note', 3), message('agent', 4)];
    const later = [message('visitor', 5), message('visitor', 6)];
    const answered = replayTicket([], talk.toReversed());
    expect([answered.answeredAtMs, answered.waitsSinceMs]).toEqual([ms(4), null]);
    expect(replayTicket([], [...talk, ...later]).waitsSinceMs).toBe(ms(5));
    expect(replayTicket([], talk.slice(0, 2))).toMatchObject({ answeredAtMs: null, waitsSinceMs: ms(2) });
  });
});
