import { type ArticleTexts, PhraseHints } from './article-texts';
import type { PartialEntry } from './search-entry';

/** The texts that an index was made from, by article number, with the hints that find phrases in them. */
export class IndexedTexts implements ArticleTexts {
  readonly #entries: PartialEntry[] = [];
  /** of each folded text */
  readonly #units: number[] = [];
  readonly #hints = new PhraseHints();
  #allUnits = 0;

  /** Adds the text of the next article. */
  add(entry: PartialEntry, folded: string): void {
    this.#hints.add(this.#entries.length, folded);
    this.#push(entry, folded.length);
  }

  /** Adds the text of the next article as another index has it. @param article its number there */
  addFrom(others: IndexedTexts, article: number): void {
    const entry = others.#entries[article];
    if (entry === undefined) return;
    this.#hints.addFrom(this.#entries.length, others.#hints, article);
    this.#push(entry, others.#units[article] ?? 0);
  }

  /** UTF-16 units of all texts */
  get units(): number {
    return this.#allUnits;
  }

  entryOf(article: number): PartialEntry | undefined {
    return this.#entries[article];
  }

  at(article: number): string {
    return this.#entries[article]?.text ?? '';
  }

  mayContain(article: number, phrase: string): boolean {
    return this.#hints.mayContain(article, phrase);
  }

  #push(entry: PartialEntry, units: number): void {
    this.#entries.push(entry);
    this.#units.push(units);
    this.#allUnits += units;
  }
}
