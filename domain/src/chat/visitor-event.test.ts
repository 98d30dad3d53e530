import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { type VisitorEvent, withEvent } from './visitor-event';

const MINUTE = 60_000;
const event = (at: number, name = 'checkout-started'): VisitorEvent => ({ at, name });
const all = (events: readonly VisitorEvent[]) => events.reduce<readonly VisitorEvent[]>(withEvent, []);

describe('what a site says that its visitor did', () => {
  it('is told in the order in which it was done', () => {
    expect(all([event(2, 'paid'), event(1, 'seen')])).toEqual([event(1, 'seen'), event(2, 'paid')]);
  });

  it('counts once, however often it is told', () => {
    const events = all([event(1), event(1, 'paid'), event(2)]);
    expect(events).toHaveLength(3);
    expect(withEvent(events, event(1))).toBe(events);
  });

  it('has a name of one line and 64 characters, or is nothing', () => {
    expect(all([event(1, ' a\n b ')])).toEqual([event(1, 'a b')]);
    expect(all([event(1, 'x'.repeat(100))])[0]?.name).toHaveLength(LIMITS.visitorEventName);
    expect(all([event(1, ' \n')])).toEqual([]);
  });

  it('is forgotten after ten more', () => {
    const many = Array.from({ length: 30 }, (_, index) => event((index + 1) * MINUTE));
    const events = all(many);
    expect(events).toEqual(many.slice(-LIMITS.visitorEvents));
    expect(withEvent(events, event(MINUTE))).toBe(events);
  });

  it('is not heard where ten others were told within ten seconds', () => {
    const burst = all(Array.from({ length: 30 }, (_, index) => event(MINUTE + index)));
    expect(burst.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, index) => MINUTE + index));
    expect(withEvent(burst, event(MINUTE + 10_000))).toContainEqual(event(MINUTE + 10_000));
  });

  it('never grows, and names nothing twice', () => {
    const told = fc.record({ at: fc.integer({ min: 1, max: 10 * MINUTE }), name: fc.string() });
    fc.assert(
      fc.property(fc.array(told, { maxLength: 40 }), (events) => {
        const shown = all(events);
        expect(shown.length).toBeLessThanOrEqual(LIMITS.visitorEvents);
        expect(new Set(shown.map(({ at, name }) => `${at} ${name}`)).size).toBe(shown.length);
        expect(shown).toEqual(shown.toSorted((one, other) => one.at - other.at));
      }),
      { numRuns: 50 },
    );
  });
});
