import type { Conversation } from '../entities/conversation';
import { wordsOf } from '../search/normalise';

/** Letters of the shortest and the longest beginning of a word that finds a chat. */
const SHORTEST = 2;
const LONGEST = 15;
/** The most beginnings of one chat. */
const MOST = 200;

type Ended = Pick<Conversation, 'visitor' | 'title' | 'chat'>;

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(word.length, LONGEST) - SHORTEST + 1) }, (_, index) =>
    word.slice(0, SHORTEST + index),
  );

/** What finds a chat in the archive: the beginnings of the words in its visitor's name and address, the teammates' names and its title. */
export function archiveWords({ visitor, title, chat }: Ended): string[] {
  const names = [chat?.agent_name ?? '', ...(chat?.member_names ?? []).map(({ name }) => name)];
  const words = [visitor.name, visitor.email, ...names, title].flatMap(wordsOf);
  return [...new Set(words.flatMap(beginningsOf))].slice(0, MOST);
}

const typedWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST));

/** The word by which the server looks, the longest of what was typed; null while that is too short. */
export const archiveWord = (text: string): string | null =>
  typedWords(text).toSorted((one, other) => other.length - one.length)[0] ?? null;

interface Findable {
  readonly chat?: { readonly words?: readonly string[] | undefined } | undefined;
}

/** Whether a chat has all words that were typed; the server looks for one. */
export const hasArchiveWords = ({ chat }: Findable, text: string): boolean => {
  const words = new Set(chat?.words ?? []);
  return typedWords(text).every((word) => words.has(word));
};
