import { type Postings, PostingsPacker, visitPostings } from './postings';
import type { TokenLists } from './token-lists';

/** Which articles have which tokens, as an index has it. */
interface PackedTokens {
  /** sorted by UTF-16 unit */
  readonly tokens: readonly string[];
  readonly postings: Postings;
}

interface EarlierTokens extends PackedTokens {
  readonly articles: { readonly length: number };
  /** article number now -> article number then, both ascending, of those whose tokens are the same still */
  readonly unchanged: ReadonlyMap<number, number>;
}

interface TokenSources {
  /** of articles that are not in an earlier index, or have changed since */
  readonly lists: TokenLists;
  readonly articleCount: number;
  readonly earlier: EarlierTokens | undefined;
}

/** Article numbers that are packed before a builder lets others run. */
const STEP_ARTICLES = 200_000;

/** Calls `visit` with all tokens of two sorted lists in their order, and with the place of each in the first, or -1. */
function* eachToken(
  some: readonly string[],
  others: readonly string[],
): Generator<readonly [token: string, place: number]> {
  let at = 0;
  for (const [place, token] of some.entries()) {
    for (let other = others[at]; other !== undefined && other <= token; other = others[at]) {
      if (other < token) yield [other, -1];
      at += 1;
    }
    yield [token, place];
  }
  for (; at < others.length; at += 1) yield [others[at] ?? '', -1];
}

/** The numbers that articles of an earlier index have now; -1 for those that are gone or have changed. */
function numbersNow({ articles, unchanged }: EarlierTokens): Int32Array {
  const now = new Int32Array(articles.length).fill(-1);
  for (const [article, before] of unchanged) now[before] = article;
  return now;
}

/** Two lists of ascending numbers as one. */
function merged(some: readonly number[], others: Uint32Array): ArrayLike<number> & Iterable<number> {
  if (others.length === 0) return some;
  return some.length === 0 ? others : Uint32Array.from([...some, ...others]).sort();
}

/** Packs the tokens of a library, those of unchanged articles as an earlier index has them, in steps. */
export function* mergingSteps({
  lists,
  articleCount,
  earlier,
}: TokenSources): Generator<undefined, PackedTokens> {
  const isUnchanged = earlier?.unchanged.size === articleCount && earlier.articles.length === articleCount;
  if (earlier && isUnchanged) return { tokens: earlier.tokens, postings: earlier.postings };
  const now = earlier === undefined ? new Int32Array() : numbersNow(earlier);
  const packer = new PostingsPacker(articleCount);
  const tokens: string[] = [];
  let packed = 0;
  for (const [token, place] of eachToken(earlier?.tokens ?? [], lists.tokens)) {
    const known: number[] = [];
    if (earlier !== undefined && place >= 0) {
      visitPostings(earlier.postings, place, earlier.articles.length, (before) => {
        const article = now[before] ?? -1;
        if (article >= 0) known.push(article);
      });
    }
    const list = merged(known, lists.articlesWith(token));
    // Only articles that are gone had it.
    if (list.length === 0) continue;
    tokens.push(token);
    packer.add(list);
    packed += list.length;
    if (packed < STEP_ARTICLES) continue;
    packed = 0;
    yield;
  }
  return { tokens, postings: packer.postings };
}
