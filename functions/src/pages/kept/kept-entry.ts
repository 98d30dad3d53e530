import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fold } from '@harborline/domain/search/normalise';
import type { PartialEntry, SearchEntry } from '@harborline/domain/search/search-entry';
import { visitTokens } from '@harborline/domain/search/text-tokens';
import { clip } from '@harborline/domain/text/clip';

/** UTF-16 units from which compressing a text saves more than it costs to read it. */
const COMPRESSED_FROM = 2_000;
/** UTF-16 units that are kept of a text for which there is no more room: enough for a snippet. */
const BEGINNING_UNITS = 1_000;
/** Fast: texts are compressed again whenever a library has changed. */
const LEVEL = 1;

/** A text, compressed while nobody reads it. */
class KeptText {
  readonly #kept: string | Buffer;

  constructor(text: string) {
    // The compressor's own buffer is larger than what it holds.
    this.#kept = text.length < COMPRESSED_FROM ? text : Buffer.from(deflateRawSync(text, { level: LEVEL }));
  }

  get text(): string {
    return typeof this.#kept === 'string' ? this.#kept : inflateRawSync(this.#kept).toString();
  }

  /** UTF-16 units that it takes, about */
  get size(): number {
    return typeof this.#kept === 'string' ? this.#kept.length : this.#kept.length / 2;
  }
}

/** UTF-16 units that an entry takes besides its texts, about. */
const OVERHEAD_UNITS = 100;

/** What search knows of an article, as an instance keeps it. */
export class KeptEntry implements PartialEntry {
  readonly title: string;
  readonly keywords: string[];
  readonly category: string;
  readonly #text: KeptText;
  readonly #otherWords: KeptText | undefined;

  /** @param otherWords of a text that is kept in part */
  constructor({ title, keywords, category, text }: SearchEntry, otherWords?: string) {
    this.title = title;
    this.keywords = keywords;
    this.category = category;
    this.#text = new KeptText(text);
    this.#otherWords = otherWords === undefined ? undefined : new KeptText(otherWords);
  }

  /** Whether this is the entry, kept in full. */
  isOf({ title, keywords, category, text }: SearchEntry): boolean {
    const isNamedTheSame = this.title === title && this.category === category;
    return isNamedTheSame && isDeepStrictEqual(this.keywords, keywords) && this.text === text;
  }

  get text(): string {
    return this.#text.text;
  }

  get otherWords(): string | undefined {
    return this.#otherWords?.text;
  }

  /** UTF-16 units that it takes, about */
  get size(): number {
    return OVERHEAD_UNITS + this.title.length + this.#text.size + (this.#otherWords?.size ?? 0);
  }
}

/** The words of a folded text, each once. */
function wordsIn(folded: string): string {
  const words = new Set<string>();
  visitTokens(folded, (word) => void words.add(word));
  return [...words].join(' ');
}

/** An entry whose text is kept in part: its beginning, for snippets, and all its words, so that they are still found. */
function inPart(entry: SearchEntry): KeptEntry {
  if (entry.text.length <= BEGINNING_UNITS) return new KeptEntry(entry);
  return new KeptEntry({ ...entry, text: clip(entry.text, BEGINNING_UNITS) }, wordsIn(fold(entry.text)));
}

/** Only the beginning. */
const clipped = (entry: SearchEntry): KeptEntry =>
  new KeptEntry({ ...entry, text: clip(entry.text, BEGINNING_UNITS) });

/**
 * Takes the articles of a library into memory. However long they are, they take hardly more than there is room for: once
 * half of it is taken, only the beginning and the words of each further text are kept, and once all of it is taken, only
 * the beginning.
 */
export class EntryKeeper {
  #size = 0;

  /** @param room in UTF-16 units */
  constructor(private readonly room: number) {}

  /** @param before the article as it was kept before, which stays if it has not changed */
  keep(entry: SearchEntry, before?: KeptEntry): KeptEntry {
    const kept = before?.isOf(entry) ? before : this.#fitting(entry);
    this.hold(kept);
    return kept;
  }

  /** Takes room for an article that is kept already. */
  hold(kept: KeptEntry): void {
    this.#size += kept.size;
  }

  #fitting(entry: SearchEntry): KeptEntry {
    if (this.#size < this.room / 2) return new KeptEntry(entry);
    return this.#size < this.room ? inPart(entry) : clipped(entry);
  }
}
