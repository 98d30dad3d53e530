import { LIMITS } from '../limits';
import { clip } from '../text/clip';
import { fold } from './normalise';
import { parseQuery } from './parse-query';
import { findWordStart } from './word-start';

const ELLIPSIS = '…';

function firstHit(folded: string, query: string): number {
  const { coreWords, core, coreRoots } = parseQuery(query);
  const phraseAt = coreWords.length > 1 ? folded.indexOf(core) : -1;
  if (phraseAt >= 0) return phraseAt;
  const positions = coreRoots.map((root) => findWordStart(folded, root)).filter((at) => at >= 0);
  return positions.length > 0 ? Math.min(...positions) : 0;
}

/** Next position to start at: after a space, unless that would lose the hit. */
function wordBoundaryFrom(text: string, from: number, hit: number): number {
  if (from <= 0) return 0;
  const space = text.indexOf(' ', from);
  return space >= 0 && space < hit ? space + 1 : from;
}

function cutAtWord(text: string, limit: number): string {
  const cut = clip(text, limit);
  const space = cut.lastIndexOf(' ');
  return space > limit / 2 ? cut.slice(0, space) : cut;
}

/**
 * At most 100 characters of an article around the first hit (S5-20, S9-21), whole words where possible, with
 * an ellipsis where text is left out.
 */
export function makeSnippet(
  { text }: { readonly text: string },
  query: string,
  limit: number = LIMITS.searchSnippet,
): string {
  if (text.length <= limit) return text.trim();
  const hit = firstHit(fold(text), query);
  const isNearStart = hit < limit * 0.6;
  const start = isNearStart ? 0 : wordBoundaryFrom(text, hit - Math.floor(limit / 3), hit);
  const lead = start > 0 ? ELLIPSIS : '';
  const rest = text.slice(start);
  if (rest.length + lead.length <= limit) return lead + rest.trimEnd();
  // An ellipsis takes the place of what ended the last sentence.
  const shown = cutAtWord(rest, limit - lead.length - 1).replace(/[\s.,;:…]+$/u, '');
  return lead + shown + ELLIPSIS;
}

/** Pieces of a text, with the word beginnings that match the query marked for emphasis on screen. */
export function highlightParts(
  text: string,
  query: string,
): { readonly text: string; readonly isHit: boolean }[] {
  const { coreRoots } = parseQuery(query);
  const folded = fold(text);
  const parts: { text: string; isHit: boolean }[] = [];
  let plainFrom = 0;
  for (const found of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!coreRoots.some((root) => found[0].startsWith(root))) continue;
    if (found.index > plainFrom) parts.push({ text: text.slice(plainFrom, found.index), isHit: false });
    plainFrom = found.index + found[0].length;
    parts.push({ text: text.slice(found.index, plainFrom), isHit: true });
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isHit: false });
  return parts;
}
