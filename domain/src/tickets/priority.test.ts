import { describe, expect, it } from 'vitest';
import { ticketEventSchema } from '../entities/ticket-event';
import { makeTicketEvent } from '../testing/factories';
import { eventText } from './event-text';
import { PRIORITIES, PRIORITY_LEVELS, priorityOf } from './priority';
import { priorityChange } from './ticket-change';

describe('the priority of a ticket (D-108)', () => {
  it('is what its level says', () => {
    for (const priority of PRIORITIES)
      expect(priorityOf({ priority_level: PRIORITY_LEVELS[priority] })).toBe(priority);
  });

  it.each([undefined, 0, 5, 2.5, Number.NaN])(
    'is normal without a level, or with an unknown one: %s',
    (level) => {
      expect(priorityOf({ priority_level: level })).toBe('normal');
    },
  );

  it('has levels in order, so that numbers sort as priorities do', () => {
    const levels = PRIORITIES.map((priority) => PRIORITY_LEVELS[priority]);
    expect(levels.toSorted((one, other) => other - one)).toEqual(levels);
  });

  it('is told in the history in words', () => {
    const change = priorityChange('normal', 'urgent');
    expect(eventText({ ...change, reason: '' })).toBe('changed the priority from Normal to Urgent');
    expect(ticketEventSchema.safeParse({ ...makeTicketEvent(), ...change }).success).toBe(true);
  });
});
