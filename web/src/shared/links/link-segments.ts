import { safeLink } from './safe-link';

export interface TextSegment {
  readonly text: string;
  /** set if the text is a URL that may be linked */
  readonly href?: string;
}

/** Marks of direction end an address: within it they would show another one than they lead to. */
const ADDRESS = /https?:\/\/[^\s<>"'`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const TRAILING = /[.,;:!?)\]}]+$/;

/**
 * Splits plain text at the URLs that `safeLink` allows; for visitors and staff alike. Punctuation that ends a sentence
 * is not part of a URL.
 */
export function linkSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = match[0].replace(TRAILING, '');
    const href = safeLink(shown);
    if (href === null) continue;
    if (match.index > end) segments.push({ text: text.slice(end, match.index) });
    segments.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}
