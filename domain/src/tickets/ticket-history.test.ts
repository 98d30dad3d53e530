import { describe, expect, it } from 'vitest';
import { ticketEventSchema } from '../entities/ticket-event';
import { makeChecklist, makeTicketEvent } from '../testing/factories';
import { eventText } from './event-text';
import {
  checklistEnd,
  checklistStart,
  goneTagChange,
  linkChange,
  snoozing,
  statusChange,
  stepChange,
  type TicketChange,
  tagChange,
  ticketAssignment,
  ticketCreation,
} from './ticket-change';

const checklist = makeChecklist({ version: 3 });
const textOf = (change: TicketChange) => eventText({ ...change, reason: '' });

const REFUND = { tag_ref: 'refund', name: 'Refund' };

describe('D-127: links between tickets', () => {
  it('are told from the side of each ticket', () => {
    const said = (isAdded: boolean) =>
      (['related', 'parent', 'child'] as const).map((role) => textOf(linkChange(role, 29, isAdded)));
    expect(said(true)).toEqual([
      'linked this ticket with #29',
      'made this ticket a child of #29',
      'made #29 a child of this ticket',
    ]);
    expect(said(false)).toEqual([
      'removed the link with #29',
      'took this ticket out of the children of #29',
      'took #29 out of the children of this ticket',
    ]);
  });
});

describe('D-85: the history of a ticket', () => {
  it('says what was done in words', () => {
    expect(textOf(statusChange({ status: 'open' }, 'closed'))).toBe('changed the status from Open to Closed');
    const snoozed = { status: 'snoozed', snoozed: { until: null, status: 'open' } } as const;
    expect(textOf(snoozing({ status: 'open' }, null))).toBe('snoozed the ticket until the visitor answers');
    expect(textOf(snoozing({ status: 'open' }, new Date(2020, 4, 6, 8)))).toMatch(
      /^snoozed the ticket until .*6.*2020/,
    );
    expect(textOf(statusChange(snoozed, 'open'))).toBe('woke the ticket');
    expect(textOf(statusChange(snoozed, 'closed'))).toBe('changed the status from Snoozed to Closed');
    const [refund, supplier] = [
      { ref: 'r', name: 'Refund under way', counts_as: 'open' },
      { ref: 's', name: 'Waiting for supplier', counts_as: 'pending' },
    ] as const;
    expect(textOf(statusChange({ status: 'open' }, 'pending', { before: refund, own: supplier }))).toBe(
      'changed the status from Refund under way to Waiting for supplier',
    );
    expect(textOf(statusChange({ status: 'pending' }, 'closed', { before: supplier }))).toBe(
      'changed the status from Waiting for supplier to Closed',
    );
    expect(textOf(statusChange(snoozed, 'open', { own: refund }))).toBe(
      'changed the status from Snoozed to Refund under way',
    );
    const waking = (reason: 'visitor-wrote' | 'time-came' | 'mail-arrived') =>
      eventText({ ...statusChange(snoozed, 'open'), reason });
    expect([waking('visitor-wrote'), waking('time-came'), waking('mail-arrived')]).toEqual([
      'The visitor wrote, so the ticket woke up',
      'Its time came, so the ticket is open again',
      'An email came, so the ticket woke up',
    ]);
    expect(textOf(ticketCreation('', false, ''))).toBe('created the ticket');
    expect(textOf(ticketCreation('Ben', true, 'ben'))).toBe(
      'created the ticket and wrote to the visitor, assigned to Ben',
    );
    expect(textOf(ticketAssignment('', 'Ada'))).toBe('assigned the ticket to Ada');
    expect(textOf(ticketAssignment('Ada', 'Ben'))).toBe('reassigned the ticket from Ada to Ben');
    expect(textOf(ticketAssignment('Ben', ''))).toBe('unassigned the ticket from Ben');
    expect(textOf(tagChange(REFUND, true))).toBe('added the tag “Refund”');
    expect(textOf(tagChange(REFUND, false))).toBe('removed the tag “Refund”');
    expect(textOf(goneTagChange(REFUND, { tag_ref: 'money', name: 'Money' }))).toBe(
      'merged the tag “Refund” into “Money”',
    );
    expect(textOf(goneTagChange(REFUND, undefined))).toBe('deleted the tag “Refund” from the library');
    expect(textOf(checklistStart(checklist))).toBe('started the checklist “Refund an order”, version 3');
    expect(textOf(stepChange(checklist, 'Refund it', true))).toBe(
      'ticked “Refund it” of “Refund an order”, version 3',
    );
    expect(textOf(stepChange(checklist, 'Refund it', false))).toBe(
      'unticked “Refund it” of “Refund an order”, version 3',
    );
    expect(textOf(checklistEnd(checklist, 'finished'))).toBe(
      'finished the checklist “Refund an order”, version 3 with 1 of 2 steps done',
    );
    expect(textOf(checklistEnd(checklist, 'abandoned'))).toMatch(/^abandoned .* 1 of 2 steps done$/);
  });

  it('says why a ticket is open that nobody opened', () => {
    const event = { ...statusChange({ status: 'closed' }, 'open'), reason: 'visitor-wrote' } as const;
    expect(eventText(event)).toBe('The visitor wrote again, so the ticket is open');
  });

  it('keeps each change as its schema reads it', () => {
    const changes = [
      statusChange({ status: 'open' }, 'pending'),
      ticketCreation('Ada', true, 'ada'),
      ticketAssignment('', 'Ada'),
      tagChange(REFUND, true),
      checklistStart(checklist),
      stepChange(checklist, 'Ask', true),
      checklistEnd(checklist, 'abandoned'),
    ];
    for (const change of changes)
      expect(ticketEventSchema.safeParse({ ...makeTicketEvent(), ...change }).error).toBeUndefined();
  });

  it('survives details that another release wrote', () => {
    expect(eventText({ kind: 'status-changed', reason: '', details: { from: 'open', to: 'spam' } })).toBe(
      'changed the status from Open to spam',
    );
    expect(eventText({ kind: 'step-ticked', reason: '', details: {} })).toBe('ticked “” of “”, version ');
  });
});
