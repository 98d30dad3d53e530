import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { matchSops } from './match-sops';

interface SearchedSop extends Pick<SopArticle, 'sop_title' | 'sop_content'> {
  readonly id: string;
}

/** Reads the SOPs below one, or the first ones: `LIMITS.sopSearchPage` of them unless there are no more. */
export type SopPages<Sop> = (below: Sop | null) => Promise<readonly Sop[]>;

export interface FoundSops<Sop> {
  readonly sops: readonly Sop[];
  /** how many were searched where that was not all of them; null where it was */
  readonly limit: number | null;
}

/**
 * SOPs for typed words. They have no index, so it reads them page by page, the last edited first, until it has found as
 * many as the list shows or has read as many as a search may. @throws what `readPage` throws
 */
export async function findSops<Sop extends SearchedSop>(
  readPage: SopPages<Sop>,
  words: string,
  fits: (sop: Sop) => boolean,
): Promise<FoundSops<Sop>> {
  const read: Sop[] = [];
  let found: Sop[] = [];
  while (found.length < LIMITS.listPageSize && read.length < LIMITS.searchedSops) {
    const page = await readPage(read.at(-1) ?? null);
    read.push(...page);
    found = matchSops(read.filter(fits), words);
    if (page.length < LIMITS.sopSearchPage) return { sops: found, limit: null };
  }
  return { sops: found, limit: read.length };
}
