/** What a person types to find a canned reply. */
export interface SlashWord {
  /** index of the slash */
  readonly start: number;
  /** what stands behind it, up to the caret */
  readonly words: string;
}

/**
 * The slash at the beginning of a word that the caret follows, with what was typed since; null if there is none. What
 * begins with a space, as in '1 / 2', or goes on in another line is no search; nor is an address, with its second
 * slash.
 * @param caret index in the text
 */
export function slashWordAt(text: string, caret: number): SlashWord | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const [, words] = /(?:^|\s)\/((?:[^\s/][^/]*)?)$/u.exec(line) ?? [];
  return words === undefined ? null : { start: caret - words.length - 1, words };
}
