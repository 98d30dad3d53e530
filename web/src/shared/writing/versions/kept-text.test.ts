import { expect, it } from 'vitest';
import { openingOf } from './kept-text';

interface Fields {
  readonly title: string;
  readonly content: string;
}

const KIND = { isSame: (one: Fields, other: Fields) => one.title === other.title };
const text = (title: string): Fields => ({ title, content: '' });
const stored = { fields: text('Theirs'), version: { article: '1.0', draft: '3.0' } };
const kept = (draft: string, title = 'Mine') => ({
  title: 'Article',
  keptAt: 7,
  value: { fields: text(title), version: { article: '1.0', draft } },
});

it('offers text that a teammate saved over, and opens with what is stored', () => {
  const { fields, restoredAt, aside } = openingOf(KIND, stored, kept('2.0'));
  expect(fields.title).toBe('Theirs');
  expect(restoredAt).toBeNull();
  expect(aside).toMatchObject({ by: '', at: 7, fields: { title: 'Mine' } });
});

it('puts text back that was written on what is stored', () => {
  expect(openingOf(KIND, stored, kept('3.0'))).toMatchObject({
    fields: { title: 'Mine' },
    restoredAt: 7,
    aside: null,
  });
});

it('opens with what is stored where nothing else was kept', () => {
  for (const nothing of [null, kept('2.0', 'Theirs')])
    expect(openingOf(KIND, stored, nothing)).toMatchObject({ restoredAt: null, aside: null });
});
