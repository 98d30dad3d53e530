import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import {
  type ChoiceChange,
  choiceOf,
  type DefaultChoice,
  fitsChoice,
  isSameChoice,
  showEvery,
  showOne,
  takenBack,
  withShown,
} from './choose-default-content';

const NOTHING = choiceOf({});
const EVERYTHING = choiceOf({ disabled_default_categories: false, disabled_default_articles: false });
const all = ['a', 'b', 'c'];

it('D-72: a library that never chose shows nothing', () => {
  expect(NOTHING).toEqual({
    disabled_default_categories: true,
    disabled_default_articles: true,
    disabled_default_newsFlash: true,
    disabled_default_courses: true,
    disabled_default_sopArticles: true,
    enabled_default_categories: [],
    enabled_default_articles: [],
    enabled_default_newsFlash: [],
    enabled_default_courses: [],
    enabled_default_sopArticles: [],
  });
});

it('S3-07: hiding one of all turns the switch off and lists the others', () => {
  expect(withShown(EVERYTHING, 'categories', { id: 'b', isShown: false, all })).toEqual({
    ...EVERYTHING,
    disabled_default_categories: true,
    enabled_default_categories: ['a', 'c'],
  });
  expect(withShown(EVERYTHING, 'articles', { id: 'b', isShown: false, all })).toEqual({
    ...EVERYTHING,
    disabled_default_articles: true,
    enabled_default_articles: ['a', 'c'],
  });
  const allNews = { ...NOTHING, disabled_default_newsFlash: false };
  expect(withShown(allNews, 'newsFlash', { id: 'b', isShown: false, all })).toEqual({
    ...NOTHING,
    enabled_default_newsFlash: ['a', 'c'],
  });
});

it('S3-07: one is shown and hidden again while the switch is off, and what is gone is forgotten', () => {
  const before = { ...NOTHING, enabled_default_articles: ['gone', 'c'] };
  const shown = withShown(before, 'articles', { id: 'a', isShown: true, all });
  expect(shown.enabled_default_articles).toEqual(['a', 'c']);
  expect(withShown(shown, 'articles', { id: 'a', isShown: false, all }).enabled_default_articles).toEqual([
    'c',
  ]);
  const topics = withShown(NOTHING, 'categories', { id: 'b', isShown: true, all });
  expect(topics).toEqual({ ...NOTHING, enabled_default_categories: ['b'] });
});

it('shows what is shown already without a change', () => {
  expect(withShown(EVERYTHING, 'categories', { id: 'a', isShown: true, all })).toBe(EVERYTHING);
  expect(withShown(EVERYTHING, 'articles', { id: 'a', isShown: true, all })).toBe(EVERYTHING);
});

it('may list ids up to their number and their joined length', () => {
  const ids = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
  const longest = LIMITS.categoryOrderBytes / LIMITS.categoryOrder;
  expect(fitsChoice(ids(LIMITS.categoryOrder, longest))).toBe(true);
  expect(fitsChoice(ids(LIMITS.categoryOrder + 1, 1))).toBe(false);
  expect(fitsChoice([...ids(LIMITS.categoryOrder - 1, longest), 'x'.repeat(longest + 1)])).toBe(false);
});

describe('a change that is taken back', () => {
  /** Makes changes one after another, and takes the first one back. */
  const withoutFirst = (before: DefaultChoice, first: ChoiceChange, ...later: readonly ChoiceChange[]) => {
    const after = first.make(before);
    const present = later.reduce((choice, change) => change.make(choice), after);
    return takenBack(present, first, { before, after });
  };
  const hide = (id: string) => showOne('articles', { id, isShown: false, all });

  it('leaves exactly what was before it if nothing came after', () => {
    expect(withoutFirst(EVERYTHING, hide('a'))).toEqual(EVERYTHING);
    const topic = showOne('categories', { id: 'b', isShown: true, all });
    expect(withoutFirst(NOTHING, topic)).toEqual(NOTHING);
  });

  it('leaves what came after it', () => {
    expect(withoutFirst(EVERYTHING, hide('a'), hide('b')).enabled_default_articles).toEqual(['a', 'c']);
    const topic = showOne('categories', { id: 'b', isShown: true, all });
    const topicHidden = showOne('categories', { id: 'b', isShown: false, all });
    expect(withoutFirst(EVERYTHING, hide('a'), topicHidden).enabled_default_articles).toEqual([
      'a',
      'b',
      'c',
    ]);
    const other = showOne('categories', { id: 'c', isShown: true, all });
    expect(withoutFirst(NOTHING, topic, other).enabled_default_categories).toEqual(['c']);
    const every = showEvery('articles', true);
    expect(withoutFirst(NOTHING, every, topic)).toEqual(topic.make(NOTHING));
  });

  it('changes nothing that was taken back otherwise', () => {
    const again = showOne('articles', { id: 'a', isShown: true, all });
    const present = again.make(hide('a').make(EVERYTHING));
    expect(isSameChoice(withoutFirst(EVERYTHING, hide('a'), again), present)).toBe(true);
    expect(isSameChoice(present, NOTHING)).toBe(false);
  });
});
