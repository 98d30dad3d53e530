import { describe, expect, it } from 'vitest';
import { PRESENCE_SLOTS } from './presence-slots';
import { readTicketSeats, readTicketViewers, ticketSeatFor } from './ticket-viewers';

const seat = (changes: object = {}) => ({ ticket: 't', since: 5, writing: '', by: 'c1', ...changes });

describe('the viewers of tickets (D-116)', () => {
  it('are listed by ticket in the order in which they came, without oneself and what does not parse', () => {
    const stored = {
      me: { tab0: seat() },
      ada: { tab0: seat({ since: 9 }), tab1: seat({ ticket: 'other', since: 1 }) },
      bo: { tab3: seat({ since: 2 }) },
      cid: { tab0: seat({ since: 'soon' }) },
      dot: 7,
      eve: { tab10: seat() },
      fay: { tab0: seat({ writing: 'novel' }) },
      gus: { tab0: seat({ since: 2 }) },
    };
    const viewers = readTicketViewers(stored, 'me');
    expect(viewers.get('t')?.map(({ uid }) => uid)).toEqual(['bo', 'gus', 'ada']);
    expect(viewers.get('other')?.map(({ uid }) => uid)).toEqual(['ada']);
    expect(viewers.size).toBe(2);
    for (const nothing of [null, undefined, 'x', 3]) expect(readTicketViewers(nothing, 'me').size).toBe(0);
  });

  it('count once, however many tabs they have, with what says most', () => {
    const stored = {
      ada: {
        tab0: seat({ since: 5, writing: 'note' }),
        tab1: seat({ since: 3, writing: 'reply' }),
        tab2: seat({ since: 4 }),
      },
    };
    expect(readTicketViewers(stored, 'me').get('t')).toEqual([{ uid: 'ada', since: 3, writing: 'reply' }]);
  });

  it('a tab takes its own slot, else a free one, else the oldest, once', () => {
    const full = Object.fromEntries(
      PRESENCE_SLOTS.map((slot, index) => [slot, seat({ by: `c${index}`, since: index === 4 ? 1 : 9 })]),
    );
    const seats = readTicketSeats(full);
    expect(ticketSeatFor(seats, 'c7', true)).toBe('tab7');
    expect(ticketSeatFor({ ...seats, tab6: undefined }, 'new', true)).toBe('tab6');
    expect(ticketSeatFor(seats, 'new', false)).toBe('tab4');
    expect(ticketSeatFor(seats, 'new', true)).toBeUndefined();
  });
});
