import { expect, it } from 'vitest';
import { HOSTILE_IDS } from '../testing/hostile-ids';
import { isId } from './is-id';

it.each([...HOSTILE_IDS, '\ud800'])('%j is not an id', (value) => expect(isId(value)).toBe(false));

it.each(['a', '8Kx2mQ0aVbN4cR7tY1uZ', 'uid:google.com', 'ada@acme.example', '-N_x', '__x', 'x'.repeat(128)])(
  '%j is an id',
  (value) => expect(isId(value)).toBe(true),
);
