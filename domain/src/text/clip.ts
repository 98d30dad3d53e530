const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** The first `limit` UTF-16 units of a text, never half a character. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
}

/** Characters that reverse what follows them, so that one text reads as another; not the marks of right-to-left text. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * One line of printable text: line ends, tabs and other control characters become single spaces, and characters that
 * reverse the direction of text are removed.
 */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION_CONTROLS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
