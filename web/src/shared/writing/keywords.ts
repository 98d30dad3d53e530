import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';

/** Adds the typed keywords, separated by commas; skips blanks and duplicates, ignoring case. */
export function addKeywords(keywords: readonly string[], typed: string): readonly string[] {
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const added: string[] = [];
  for (const part of typed.split(',')) {
    const keyword = clip(oneLine(part), LIMITS.keyword);
    if (keyword === '' || known.has(keyword.toLowerCase())) continue;
    known.add(keyword.toLowerCase());
    added.push(keyword);
  }
  return [...keywords, ...added].slice(0, LIMITS.articleKeywords);
}
