import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { bulkParts, wayBack } from './bulk';

const closing = { kind: 'status', status: 'closed' } as const;
const byAda = { actor_ref: 'ada', details: { from: 'pending', to: 'closed' } };

describe('the way back of a step over many tickets (D-105)', () => {
  it('leads to the status that each ticket had', () => {
    const ticket = makeConversation({ status: 'closed', status_changed_by: 'ada' });
    expect(wayBack(ticket, closing, byAda)).toEqual({ kind: 'status', status: 'pending' });
  });

  it('is closed where somebody changed the ticket since', () => {
    const reopened = makeConversation({ status: 'open', status_changed_by: 'ben' });
    const closedAgain = makeConversation({ status: 'closed', status_changed_by: 'ben' });
    expect([reopened, closedAgain].map((ticket) => wayBack(ticket, closing, byAda))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('leads to the time that a snoozed ticket had, and out of a snooze that is as the step left it (D-119)', () => {
    const closed = makeConversation({ status: 'closed', status_changed_by: 'ada' });
    const back = (until: string) =>
      wayBack(closed, closing, { actor_ref: 'ada', details: { from: 'snoozed', to: 'closed', until } });
    const until = '2026-12-01T08:00:00.000Z';
    expect([back(until), back('')]).toEqual([{ kind: 'snooze', until }, { kind: 'snooze' }]);
    const snoozed = (at: string) =>
      makeConversation({
        status: 'snoozed',
        status_changed_by: 'ada',
        snoozed: { until: timestamp(Date.parse(at)), status: 'open' },
      });
    const step = { actor_ref: 'ada', details: { from: 'open', until } };
    // One that was snoozed already had another time.
    const again = (from_until: string) =>
      wayBack(
        snoozed(until),
        { kind: 'snooze', until },
        {
          actor_ref: 'ada',
          details: { from: 'snoozed', until, from_until },
        },
      );
    const earlier = '2026-11-25T08:00:00.000Z';
    expect([again(earlier), again('')]).toEqual([{ kind: 'snooze', until: earlier }, { kind: 'snooze' }]);
    const wayOut = (at: string) => wayBack(snoozed(at), { kind: 'snooze', until }, step);
    expect(wayOut(until)).toEqual({ kind: 'status', status: 'open' });
    expect(wayOut('2026-12-02T08:00:00.000Z')).toBeUndefined();
  });

  it('leads to the own status that each ticket had, where it still has what the step gave it (D-121)', () => {
    const setting = { kind: 'status', status: 'pending', own_status_ref: 'supplier' } as const;
    const step = {
      actor_ref: 'ada',
      details: { from: 'open', from_own_ref: 'refund', to: 'pending', to_own_ref: 'supplier' },
    };
    const ticket = (own_status_ref: string) =>
      makeConversation({ status: 'pending', own_status_ref, status_changed_by: 'ada' });
    const back = { kind: 'status', status: 'open', own_status_ref: 'refund' };
    expect(wayBack(ticket('supplier'), setting, step)).toEqual(back);
    for (const other of ['courier', '']) expect(wayBack(ticket(other), setting, step)).toBeUndefined();
    const snoozed = makeConversation({
      status: 'snoozed',
      status_changed_by: 'ada',
      snoozed: { until: null, status: 'open' },
    });
    const snoozing = { actor_ref: 'ada', details: { from: 'open', from_own_ref: 'refund', until: '' } };
    expect(wayBack(snoozed, { kind: 'snooze' }, snoozing)).toEqual(back);
  });

  it('leads to who had each ticket, or to nobody', () => {
    const ticket = makeConversation({ assigned_to: 'ben', assigned_by: 'ada' });
    const back = (from_ref: string) =>
      wayBack(ticket, { kind: 'assignee', assigned_to: 'ben' }, { actor_ref: 'ada', details: { from_ref } });
    expect(back('cleo')).toEqual({ kind: 'assignee', assigned_to: 'cleo' });
    expect(back('')).toEqual({ kind: 'assignee' });
    const passedOn = makeConversation({ assigned_to: 'cleo', assigned_by: 'ben' });
    expect(wayBack(passedOn, { kind: 'assignee', assigned_to: 'ben' }, byAda)).toBeUndefined();
  });
});

it('a tag is taken back where the ticket is as the step left it, whatever the tag is called by then (D-117)', () => {
  const step = { actor_ref: 'ada', details: { tag: 'Refund', tag_ref: 'r' } };
  const adding = { kind: 'tag', name: 'refund', is_set: true } as const;
  const removing = { ...adding, is_set: false };
  const [tagged, untagged] = [makeConversation({ tag_refs: ['r'] }), makeConversation({})];
  expect(wayBack(tagged, adding, step)).toEqual({ ...adding, is_set: false, tag_ref: 'r' });
  expect(wayBack(untagged, removing, step)).toEqual({ ...adding, tag_ref: 'r' });
  expect([wayBack(untagged, adding, step), wayBack(tagged, removing, step)]).toEqual([undefined, undefined]);
  expect(wayBack(tagged, adding, { ...step, details: { tag: 'Refund' } })).toBeUndefined();
});

it('a step of more tickets than one call takes goes in parts', () => {
  const most = LIMITS.ticketsPerBulkStep;
  const ids = Array.from({ length: most + 1 }, (_, n) => n);
  expect(bulkParts(ids).map((part) => part.length)).toEqual([most, 1]);
  expect(bulkParts([])).toEqual([]);
});
