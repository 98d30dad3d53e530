import { describe, expect, it } from 'vitest';
import { readLastSeen, readPresence } from './presence';

const here = { since: 1, away: 0 };
const away = { since: 1, away: 1 };

describe('presence of the team', () => {
  it('is online with one tab that is not away, else away', () => {
    const presence = readPresence({ ada: { t1: away, t2: here }, bob: { t1: away } });
    expect(presence.get('ada')).toBe('online');
    expect(presence.get('bob')).toBe('away');
    expect(presence.get('cid')).toBeUndefined();
  });

  it('is empty if nothing is stored, or nonsense', () => {
    expect(readPresence(null).size).toBe(0);
    expect(readPresence({ ada: 'here' }).size).toBe(0);
    expect(readLastSeen(null).size).toBe(0);
    expect(readLastSeen({ ada: 'today' }).size).toBe(0);
  });

  it('reports when a teammate was last seen', () => {
    expect(readLastSeen({ ada: 5 }).get('ada')).toBe(5);
  });
});
