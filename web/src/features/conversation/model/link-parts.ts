export interface LinkPart {
  readonly text: string;
  /** '' for plain text */
  readonly href: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** A sentence around an address lends it these. */
const TRAILING = /[.,;:!?)\]}]+$/;

/** Cuts plain text into words and the web addresses in it, so that those can be shown as links. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let plainFrom = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const href = found[0].replace(TRAILING, '');
    if (found.index > plainFrom) parts.push({ text: text.slice(plainFrom, found.index), href: '' });
    parts.push({ text: href, href });
    plainFrom = found.index + href.length;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), href: '' });
  return parts;
}
