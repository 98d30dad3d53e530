import { expect, it } from 'vitest';
import { countChats, textOf, type Written } from './chat-count';

const sent: readonly Written[] = [0, 1, 2].map((number) => ({
  ...{ chat: 4, side: 'visitor', number, writtenAtMs: 0, isOnCutLine: false },
}));
const [first = '', second = '', third = ''] = sent.map(textOf);
const other = textOf({ chat: 4, side: 'agent', number: 0 });

it.each([
  ['nothing', [first, other, second, third], [first, second, third], { lost: 0, doubled: 0, outOfOrder: 0 }],
  ['one that is not stored', [first, third], [first, second, third], { lost: 1, doubled: 0, outOfOrder: 0 }],
  [
    'one that was never shown',
    [first, second, third],
    [first, third],
    { lost: 1, doubled: 0, outOfOrder: 0 },
  ],
  [
    'one stored twice',
    [first, first, second, third],
    [first, second, third],
    { lost: 0, doubled: 1, outOfOrder: 0 },
  ],
  ['one shown early', [first, second, third], [second, first, third], { lost: 0, doubled: 0, outOfOrder: 1 }],
])('finds %s', (_, stored, shown, found) => {
  expect(countChats([{ sent, stored, shown }])).toEqual({ sent: 3, ...found });
});
