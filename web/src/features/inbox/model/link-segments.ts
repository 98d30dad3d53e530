export interface TextSegment {
  readonly text: string;
  /** set where the text is an https address */
  readonly href?: string;
}

const ADDRESS = /https:\/\/[^\s<>"'`]+/g;
const TRAILING = /[.,;:!?)\]}]+$/;

function readAddress(candidate: string): string | null {
  try {
    const { protocol, href, username } = new URL(candidate);
    return protocol === 'https:' && username === '' ? href : null;
  } catch {
    return null;
  }
}

/**
 * Cuts plain text at the https addresses in it. Punctuation that ends a sentence is not part of an address, and
 * addresses with a user part are left as text, because they are made to mislead.
 */
export function linkSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = match[0].replace(TRAILING, '');
    const href = readAddress(shown);
    if (href === null) continue;
    if (match.index > end) segments.push({ text: text.slice(end, match.index) });
    segments.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}
