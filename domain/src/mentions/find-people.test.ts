import { expect, it } from 'vitest';
import { findPeople } from './find-people';

const named = (agent_name: string, display_name = '') => ({ agent_name, display_name });
const TEAM = [named('Zoë Miller'), named('Amir Khan'), named(''), named('Ben', 'Benjamin Zoe')];
const found = (typed: string) =>
  findPeople(TEAM, typed).map(({ agent_name, display_name }) => display_name || agent_name);

it.each([
  ['', ['Amir Khan', 'Benjamin Zoe', 'Zoë Miller']],
  ['zoe', ['Benjamin Zoe', 'Zoë Miller']],
  ['KH', ['Amir Khan']],
  ['amir k', ['Amir Khan']],
  ['hir', []],
])('%j finds people by the beginnings of their names', (typed, names) => expect(found(typed)).toEqual(names));
