import { GapList } from './gap-list';
import { visitTokens } from './text-tokens';

/** From this length on, engines keep a part of a text as a view of the whole. */
const SHORTEST_VIEW = 13;

/** A text of its own: a token that is a view would keep all words of its article in memory. */
const detached = (token: string): string => (token.length < SHORTEST_VIEW ? token : token.split('').join(''));

/** Collects which articles have which tokens. */
export class TokenLists {
  readonly #lists = new Map<string, GapList>();

  /** @param article not less than any before */
  add(article: number, folded: string): void {
    visitTokens(folded, (token) => {
      let list = this.#lists.get(token);
      if (list === undefined) {
        list = new GapList();
        this.#lists.set(detached(token), list);
      }
      list.add(article);
    });
  }

  /** All tokens, sorted by UTF-16 unit. */
  get tokens(): string[] {
    return [...this.#lists.keys()].sort();
  }

  /** The articles with a token, ascending. */
  articlesWith(token: string): Uint32Array {
    return this.#lists.get(token)?.toArray() ?? new Uint32Array();
  }
}
