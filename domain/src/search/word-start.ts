const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Whether a UTF-16 unit of folded text belongs to a word. */
export function isWordUnit(code: number): boolean {
  if (code < 128) return isBetween(code, 97, 122) || isBetween(code, 48, 57);
  // The excluded ranges contain no-break spaces, quotation marks and dashes, between the letters of other scripts.
  return code >= 0xc0 && !isBetween(code, 0x2000, 0x206f) && !isBetween(code, 0x3000, 0x303f);
}

/** Scripts from here on have no spaces between words: any letter may begin one. */
export const isSpaceless = (code: number): boolean => code >= 0x2e80 && isWordUnit(code);

function isWordStart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!isWordUnit(code)) return false;
  return at === 0 || isSpaceless(code) || !isWordUnit(text.charCodeAt(at - 1));
}

/** Position, not before `from`, at which a word of the text begins with `start`, or -1. Both folded. */
export function findWordStart(text: string, start: string, from = 0): number {
  let at = text.indexOf(start, from);
  while (at >= 0 && !isWordStart(text, at)) at = text.indexOf(start, at + 1);
  return at;
}

/** Shorter words match only themselves or their plural, not the beginnings of longer words. */
export const FULL_WORD_BELOW = 4;

function endsWord(text: string, at: number): boolean {
  const isPlural = text.charAt(at) === 's' && !isWordUnit(text.charCodeAt(at + 1));
  return isPlural || !isWordUnit(text.charCodeAt(at));
}

/** Whether a text contains a query word by its root: 'car' is in 'cars' but not in 'carbon', and 'carr' is in 'carrier'. */
export function containsWord(text: string, root: string): boolean {
  const isBeginning = root.length >= FULL_WORD_BELOW || isSpaceless(root.charCodeAt(0));
  let at = findWordStart(text, root);
  if (isBeginning) return at >= 0;
  while (at >= 0 && !endsWord(text, at + root.length)) at = findWordStart(text, root, at + 1);
  return at >= 0;
}
