import { LIMITS } from '../limits';
import type { Catalogue } from './catalogue';
import { isSound } from './check';
import { GROUP_KINDS, type GroupKind, isGroup, OPERATORS, type Operator, type Predicate } from './predicate';

/** Letters that stay as they are, so that the form may stand in a URL; ~ begins those that do not. */
const escaped = (value: string): string =>
  // Half a letter, which no text should have, cannot be encoded.
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll(/[~()!*']/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%40', '@')
    .replaceAll('%', '~');

/** The value of an escaped text; null if it is none. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('~', '%'));
  } catch {
    return null;
  }
}

/** A predicate as text, such as `all(status.any-of(open,pending),created.within(7d))`: in URLs, calls and documents. */
export function writePredicate(predicate: Predicate): string {
  if (isGroup(predicate)) return `${predicate.match}(${predicate.of.map(writePredicate).join(',')})`;
  const { field, op, values } = predicate;
  return `${field}.${op}${values.length === 0 ? '' : `(${values.map(escaped).join(',')})`}`;
}

const isGroupKind = (word: string): word is GroupKind => GROUP_KINDS.some((kind) => kind === word);
const ALL_OPERATORS: readonly Operator[] = Object.values(OPERATORS).flat();

/** Reads a text from its beginning; each step returns null where the text is no predicate. */
class Reader {
  private at = 0;
  private conditions = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  private word(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [word = ''] = pattern.exec(this.text) ?? [];
    this.at += word.length;
    return word;
  }

  private takes(letter: string): boolean {
    if (this.text[this.at] !== letter) return false;
    this.at += 1;
    return true;
  }

  /** What stands between parentheses; the one that opens them was read. */
  private list<Entry>(read: () => Entry | null): Entry[] | null {
    const entries: Entry[] = [];
    do {
      const entry = read();
      if (entry === null) return null;
      entries.push(entry);
    } while (this.takes(','));
    return this.takes(')') ? entries : null;
  }

  /** @param depth of the groups around it */
  predicate(depth: number): Predicate | null {
    const name = this.word(/[a-z_]{1,40}/y);
    if (!isGroupKind(name)) return this.condition(name);
    if (depth === LIMITS.predicateDepth || !this.takes('(')) return null;
    if (this.takes(')')) return { match: name, of: [] };
    const of = this.list(() => this.predicate(depth + 1));
    return of && { match: name, of };
  }

  private condition(field: string): Predicate | null {
    this.conditions += 1;
    if (this.conditions > LIMITS.predicateConditions || field === '' || !this.takes('.')) return null;
    const word = this.word(/[a-z-]{1,20}/y);
    const op = ALL_OPERATORS.find((one) => one === word);
    if (op === undefined) return null;
    if (!this.takes('(')) return { field, op, values: [] };
    const values = this.list(() => unescaped(this.word(/[\w.@~-]+/y)));
    return values && { field, op, values };
  }
}

/**
 * The predicate that a text is; null if it is none, asks what the catalogue does not have, or is longer, deeper or has
 * more conditions than `LIMITS` let it.
 */
export function parsePredicate<Thing>(text: string, catalogue: Catalogue<Thing>): Predicate | null {
  if (text.length > LIMITS.predicateText) return null;
  const reader = new Reader(text);
  const predicate = reader.predicate(0);
  return predicate !== null && reader.isAtEnd && isSound(predicate, catalogue) ? predicate : null;
}
