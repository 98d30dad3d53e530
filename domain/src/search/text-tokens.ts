import { isSpaceless, isWordUnit } from './word-start';

/** UTF-16 units that an index keeps of a word; whether a longer one matches is decided by the text itself. */
export const TOKEN_UNITS = 32;
/** Units kept from each letter of a script without spaces between words, where any letter may begin a word. */
export const SPACELESS_UNITS = 2;

/** Calls `visit` with everything a word of the query may begin with in a folded text, repetitions included. */
export function visitTokens(folded: string, visit: (token: string) => void): void {
  let wordFrom = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    const code = at < folded.length ? folded.charCodeAt(at) : 0;
    if (isWordUnit(code)) {
      if (isSpaceless(code)) visitSpaceless(folded, at, visit);
      if (wordFrom < 0) wordFrom = at;
    } else if (wordFrom >= 0) {
      if (!isSpaceless(folded.charCodeAt(wordFrom))) {
        visit(folded.slice(wordFrom, Math.min(at, wordFrom + TOKEN_UNITS)));
      }
      wordFrom = -1;
    }
  }
}

function visitSpaceless(folded: string, at: number, visit: (token: string) => void): void {
  const hasNext = at + 1 < folded.length && isWordUnit(folded.charCodeAt(at + 1));
  visit(folded.slice(at, at + (hasNext ? SPACELESS_UNITS : 1)));
}
