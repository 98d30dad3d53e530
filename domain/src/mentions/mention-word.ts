import { beginsWithName } from './mentions';

/** What a person types to find whom to mention. */
export interface MentionWord {
  /** index of the @ */
  readonly start: number;
  /** what stands behind it, up to the caret */
  readonly words: string;
}

/**
 * The @ at the beginning of a word that the caret follows, with what was typed since; null if there is none. An address
 * has its @ within a word, what begins with a space is no name, and behind a name that was chosen the text goes on.
 * @param caret index in the text
 * @param chosen names that are mentioned already
 */
export function mentionWordAt(text: string, caret: number, chosen: readonly string[]): MentionWord | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const [, words] = /(?:^|[\s(])@((?:[^\s@][^@]*)?)$/u.exec(line) ?? [];
  if (words === undefined || chosen.some((name) => beginsWithName(words, name))) return null;
  return { start: caret - words.length - 1, words };
}
