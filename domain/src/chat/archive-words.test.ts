import { expect, it } from 'vitest';
import { makeConversation } from '../testing/factories';
import { archiveWord, archiveWords, hasArchiveWords } from './archive-words';

const chat = () => {
  const made = makeConversation({ title: 'Where is my crème brûlée?' });
  return { ...made, visitor: { ...made.visitor, name: 'Zoë Quill', email: 'zoe@lumen.example' } };
};

it('holds the beginnings of names, address and title, folded', () => {
  const words = archiveWords(chat());
  expect(words).toEqual(expect.arrayContaining(['zo', 'zoe', 'qui', 'quill', 'lumen', 'creme', 'brul']));
  expect(words).not.toContain('z');
  expect(new Set(words).size).toBe(words.length);
});

it('looks for the longest word that was typed, of two letters or more', () => {
  expect(archiveWord(' a Zoë quill ')).toBe('quill');
  expect(archiveWord('z')).toBeNull();
  expect(archiveWord('Donaudampfschifffahrt')).toBe('donaudampfschif');
});

it('finds a chat by all words that were typed', () => {
  const found = { chat: { words: archiveWords(chat()) } };
  const has = (text: string) => hasArchiveWords(found, text);
  expect(has('QUILL zo')).toBe(true);
  expect(has('quill anna')).toBe(false);
});
