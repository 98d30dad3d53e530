/** What a person types to find whom to mention. */
export interface MentionWord {
  /** index of the @ */
  readonly start: number;
  /** what stands behind it, up to the caret */
  readonly words: string;
}

/** Whether what is typed is a name that was chosen, with nothing or the rest of a sentence behind it. */
const isChosen = (words: string, name: string): boolean =>
  words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length));

/**
 * The @ at the beginning of a word that the caret follows, with what was typed since; null if there is none. An address
 * has its @ within a word, what begins with a space is no name, and behind a name that was chosen the text goes on.
 * @param caret index in the text
 * @param chosen names that are mentioned already
 */
export function mentionWordAt(text: string, caret: number, chosen: readonly string[]): MentionWord | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const [, words] = /(?:^|[\s(])@((?:[^\s@][^@]*)?)$/u.exec(line) ?? [];
  if (words === undefined || chosen.some((name) => isChosen(words, name))) return null;
  return { start: caret - words.length - 1, words };
}
