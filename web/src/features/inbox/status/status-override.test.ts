import { makeConversation } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '../ticket';
import { isSettled, statusReducer, withOverride } from './status-override';

const open: Ticket = { ...makeConversation({ id: 't1', status: 'open' }), isPending: false };
const OPEN = { status: 'open', ownRef: '' } as const;
const CLOSED = { status: 'closed', ownRef: '' } as const;
const SNOOZED = { status: 'snoozed', ownRef: '' } as const;
const closing = statusReducer({}, { type: 'asked', id: 't1', from: OPEN, to: CLOSED });

describe('a change of status', () => {
  it('is shown before the server has confirmed it', () => {
    expect(withOverride(open, closing).status).toBe('closed');
  });

  it('has the time of a snooze with it, for the line above the thread and for a way back (D-119)', () => {
    const until = new Date(2026, 11, 1, 8);
    const snoozing = statusReducer({}, { type: 'asked', id: 't1', from: OPEN, to: SNOOZED, until });
    expect(withOverride(open, snoozing).snoozed).toMatchObject({ status: 'open' });
    expect(withOverride(open, snoozing).snoozed?.until?.toDate()).toEqual(until);
    const untilAnswer = statusReducer({}, { type: 'asked', id: 't1', from: OPEN, to: SNOOZED, until: null });
    expect(withOverride(open, untilAnswer).snoozed).toEqual({ until: null, status: 'open' });
  });

  it('is reverted if the server refuses it', () => {
    const refused = statusReducer(closing, { type: 'refused', id: 't1' });
    expect(withOverride(open, refused)).toBe(open);
  });

  it('brings the library’s own status with it, also where nothing else changes (D-121)', () => {
    const refund = { status: 'open', ownRef: 'refund' } as const;
    const refunding = statusReducer({}, { type: 'asked', id: 't1', from: OPEN, to: refund });
    expect(withOverride(open, refunding)).toMatchObject({ status: 'open', own_status_ref: 'refund' });
    const stored: Ticket = { ...open, own_status_ref: 'refund' };
    expect([isSettled(open, refunding), isSettled(stored, refunding)]).toEqual([false, true]);
    const back = statusReducer({}, { type: 'asked', id: 't1', from: refund, to: OPEN });
    expect(withOverride(stored, back).own_status_ref).toBe('');
  });

  it('is dropped as soon as the stored status changes', () => {
    const pending: Ticket = { ...open, status: 'pending' };
    expect(withOverride(pending, closing).status).toBe('pending');
    expect(isSettled(pending, closing)).toBe(true);
    expect(isSettled(open, closing)).toBe(false);
  });
});
