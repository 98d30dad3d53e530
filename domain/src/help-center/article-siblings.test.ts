import { expect, it } from 'vitest';
import { siblingsOf } from './article-siblings';

const rows = Array.from({ length: 450 }, (_, number) => ({ id: `a${number}`, article_title: `${number}` }));
const idsOf = (id: string) => {
  const { previous, next, related } = siblingsOf(rows, id);
  return [previous?.id, next?.id, related.map((row) => row.id)];
};
const FIRST = ['a0', 'a1', 'a2', 'a3', 'a4'];

it.each([
  ['in the middle', 'a300', ['a299', 'a301', ['a301', 'a302', 'a303', 'a304', 'a305']]],
  ['that comes first', 'a0', [undefined, 'a1', ['a1', 'a2', 'a3', 'a4', 'a5']]],
  ['that comes last', 'a449', ['a448', undefined, FIRST]],
  ['that is not among them', 'gone', [undefined, undefined, FIRST]],
])('names the articles beside one %s, in a category of any size', (_where, id, expected) => {
  expect(idsOf(id)).toEqual(expected);
});

it('names first those whose titles share words with its own', () => {
  const titles = [
    'Charge your battery',
    'Find your bike',
    'Store the battery',
    'Battery and charger',
    'A bell',
  ];
  const articles = titles.map((article_title, index) => ({ id: `b${index}`, article_title }));
  expect(siblingsOf(articles, 'b0').related.map(({ id }) => id)).toEqual(['b2', 'b3', 'b1', 'b4']);
});

it('names none beside the only one', () => {
  expect(siblingsOf(rows.slice(0, 1), 'a0')).toEqual({ previous: null, next: null, related: [] });
});
