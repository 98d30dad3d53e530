import { describe, expect, it } from 'vitest';
import { PLANNED_REPLY_STATES } from '../entities/planned-reply';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import {
  byTurn,
  mayChangePlan,
  nextPlanState,
  type PlanAction,
  planningState,
  whyHeld,
} from './planned-reply';

const author = { isAuthor: true, mayReply: true };
const formerAuthor = { isAuthor: true, mayReply: false };
const teammate = { isAuthor: false, mayReply: true };
const reader = { isAuthor: false, mayReply: false };

const outcomes = (action: PlanAction, actor: typeof author) =>
  PLANNED_REPLY_STATES.map((state) => nextPlanState(state, action, actor));

describe('a planned reply (D-120)', () => {
  it('is changed, sent and cancelled by its author until it is sent or cancelled', () => {
    expect(outcomes('change', author)).toEqual(['planned', 'planned', 'too-late', 'too-late']);
    expect(outcomes('send', author)).toEqual(['sent', 'sent', 'too-late', 'too-late']);
    expect(outcomes('cancel', author)).toEqual(['cancelled', 'cancelled', 'too-late', 'too-late']);
    expect(new Set(outcomes('hold', author))).toEqual(new Set(['forbidden']));
  });

  it('is stopped by a teammate who answers tickets, and taken over only once it is held', () => {
    expect(outcomes('hold', teammate)).toEqual(['held', 'too-late', 'too-late', 'too-late']);
    expect(outcomes('cancel', teammate)).toEqual(['too-late', 'cancelled', 'too-late', 'too-late']);
    for (const action of ['change', 'send'] as const)
      expect(new Set(outcomes(action, teammate))).toEqual(new Set(['forbidden']));
  });

  it('is left alone by whoever may not answer, but its author gets the text back', () => {
    for (const action of ['change', 'send', 'cancel', 'hold'] as const)
      expect(new Set(outcomes(action, reader))).toEqual(new Set(['forbidden']));
    expect(mayChangePlan('planned', 'cancel', formerAuthor)).toBe(true);
    expect(mayChangePlan('held', 'send', formerAuthor)).toBe(false);
    expect(mayChangePlan('planned', 'change', formerAuthor)).toBe(false);
  });
});

describe('what stops a planned reply', () => {
  const ticket = makeConversation({ status: 'open' });
  const plan = { author_ref: 'mara', ...planningState(ticket) };
  const fine = { mayAuthorReply: true, last: undefined };
  const later = timestamp(ticket.last_visitor_message_at.toMillis() + 1);

  it('is nothing while the ticket is as it was, whatever else happens on it', () => {
    expect(whyHeld(plan, ticket, fine)).toBeNull();
    expect(whyHeld(plan, { ...ticket, status: 'pending' }, fine)).toBeNull();
  });

  it('is a message of the visitor, also on a ticket that it reopened', () => {
    expect(whyHeld(plan, { ...ticket, last_visitor_message_at: later }, fine)).toBe('visitor-wrote');
    const closed = { ...plan, ...planningState({ ...ticket, status: 'closed' }) };
    expect(whyHeld(closed, { ...ticket, last_visitor_message_at: later }, fine)).toBe('visitor-wrote');
  });

  it('is a ticket that was closed since, not one that was closed already', () => {
    const closed = { ...ticket, status: 'closed' } as const;
    expect(whyHeld(plan, closed, fine)).toBe('closed');
    expect(whyHeld({ ...plan, ...planningState(closed) }, closed, fine)).toBeNull();
  });

  it('is a ticket that was merged or is gone, and an author who may not answer any more', () => {
    const merged_into = { conversation_ref: 'other', number: 7, at: later, status: 'open' } as const;
    expect(whyHeld(plan, { ...ticket, merged_into }, fine)).toBe('merged');
    expect(whyHeld(plan, undefined, fine)).toBe('gone');
    expect(whyHeld(plan, ticket, { ...fine, mayAuthorReply: false })).toBe('author');
  });

  it('is an answer of somebody else, unless its author has written after it', () => {
    const last = (id: string, sender_ref: string) => ({ ...fine, last: { id, sender_ref } });
    expect(plan.last_message_ref).toBe(ticket.last_message.id);
    expect(whyHeld(plan, ticket, last(ticket.last_message.id, 'tim'))).toBeNull();
    expect(whyHeld(plan, ticket, last('answer', 'tim'))).toBe('answered');
    expect(whyHeld(plan, ticket, last('answer', 'mara'))).toBeNull();
  });
});

it('replies of one time go out as they were planned', () => {
  const plan = (id: string, sendAtMs: number, plannedAtMs: number) => ({
    id,
    send_at: timestamp(sendAtMs),
    planned_at: timestamp(plannedAtMs),
  });
  const all = [plan('third', 2_000, 3), plan('second', 2_000, 1), plan('first', 1_000, 9)];
  expect(all.toSorted(byTurn).map(({ id }) => id)).toEqual(['first', 'second', 'third']);
});
