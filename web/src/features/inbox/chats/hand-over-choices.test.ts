import { describe, expect, it } from 'vitest';
import type { Presence } from '../../../shared/staff/presence';
import { handOverChoices } from './hand-over-choices';

const person = (id: string) => ({ id, display_name: id.toUpperCase(), agent_name: '' });
const PEOPLE = ['ada', 'bo', 'cleo', 'dan'].map(person);
const HERE: Readonly<Record<string, Presence>> = { bo: 'away', cleo: 'online', dan: 'online' };

describe('whom a chat is handed to (D-92)', () => {
  it('has those who are here first, with where each of them is', () => {
    const choices = handOverChoices(PEOPLE, { of: (uid) => HERE[uid] ?? 'offline', isKnown: true });
    expect(choices).toEqual([
      { value: 'cleo', label: 'CLEO (online)' },
      { value: 'dan', label: 'DAN (online)' },
      { value: 'bo', label: 'BO (away)' },
      { value: 'ada', label: 'ADA (offline)' },
    ]);
  });

  it('says of nobody that they are offline before that is known', () => {
    const choices = handOverChoices(PEOPLE, { of: () => 'offline', isKnown: false });
    expect(choices.map(({ label }) => label)).toEqual(['ADA', 'BO', 'CLEO', 'DAN']);
  });
});
