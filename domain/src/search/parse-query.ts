import { meaningfulWords, wordRoot, wordsOf } from './normalise';

export interface ParsedQuery {
  /** every word as typed, folded */
  readonly words: readonly string[];
  /** `words` joined by one space */
  readonly line: string;
  /** distinct words without stop-words */
  readonly coreWords: readonly string[];
  readonly core: string;
  readonly coreRoots: readonly string[];
}

/** A search text in the form that ranking needs; `words` is empty for a blank one (S5-16). */
export function parseQuery(query: string): ParsedQuery {
  const words = wordsOf(query);
  const core = meaningfulWords(words);
  const coreWords = [...new Set(core)];
  return {
    words,
    line: words.join(' '),
    coreWords,
    core: core.join(' '),
    coreRoots: [...new Set(coreWords.map(wordRoot))],
  };
}
