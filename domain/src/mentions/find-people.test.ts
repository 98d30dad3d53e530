import { expect, it } from 'vitest';
import { findNamed, findPeople } from './find-people';

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

it.each([
  ['Amir Khan please', 'Amir Khan'],
  ['amir khan, look', 'amir khan'],
  ['Amir Khanna', undefined],
  ['Ben', undefined],
  ['', undefined],
  ['Kim Lee, look', undefined],
])('%j is written behind the whole name of %s', (typed, name) =>
  expect(findNamed([...TEAM, named('Kim Lee'), named('Kim Lee')], typed)?.name).toBe(name),
);
