import { describe, expect, it } from 'vitest';
import { matchByWords } from './match-by-words';

const item = (title: string, keywords: string[] = []) => ({ id: title, title, keywords, categoryId: 'c' });
const find = (typed: string, ...items: ReturnType<typeof item>[]) =>
  matchByWords(items, typed).map(({ title }) => title);

describe('matchByWords', () => {
  it('puts titles that begin with the text before those that contain it', () => {
    expect(find('batt', item('Change the battery'), item('Battery care'))).toEqual([
      'Battery care',
      'Change the battery',
    ]);
  });

  it('requires every word, in the title or among the keywords', () => {
    expect(find('charge e04', item('Charge your bike', ['E04']), item('Charge at home'))).toEqual([
      'Charge your bike',
    ]);
  });

  it('ignores accents and case', () => {
    expect(find('CAFE', item('Café rides'))).toEqual(['Café rides']);
  });

  it('finds nothing for an empty search', () => {
    expect(find('  ', item('Anything'))).toEqual([]);
  });
});
