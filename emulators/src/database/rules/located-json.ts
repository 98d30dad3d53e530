import { RulesError } from './rules-error';

/** A JSON value that remembers its line. */
export type Located =
  | { readonly kind: 'object'; readonly line: number; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly line: number; readonly items: readonly Located[] }
  | { readonly kind: 'string'; readonly line: number; readonly value: string }
  | { readonly kind: 'other'; readonly line: number; readonly value: boolean | number | null };

export interface Member {
  readonly key: string;
  readonly line: number;
  readonly value: Located;
}

const MAX_NESTING = 200;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads JSON with comments; rules may have line breaks inside strings. Throws RulesError with the line. */
export function parseLocatedJson(text: string): Located {
  return new Reader(text).readDocument();
}

class Reader {
  private position = 0;
  private line = 1;
  private nesting = 0;

  constructor(private readonly text: string) {}

  readDocument(): Located {
    const value = this.readValue();
    this.skipBlank();
    if (this.position < this.text.length)
      this.fail(`Unexpected ${JSON.stringify(this.peek())} after the rules`);
    return value;
  }

  private fail(detail: string, line = this.line): never {
    throw new RulesError(line, detail);
  }

  private peek(): string {
    return this.text.charAt(this.position);
  }

  private next(): string {
    const char = this.peek();
    if (char === '\n') this.line += 1;
    this.position += 1;
    return char;
  }

  private skipBlank(): void {
    for (;;) {
      const char = this.peek();
      if (char !== '' && /[\s\ufeff]/.test(char)) this.next();
      else if (this.text.startsWith('//', this.position)) this.skipLine();
      else if (this.text.startsWith('/*', this.position)) this.skipBlock();
      else return;
    }
  }

  private skipLine(): void {
    while (this.peek() !== '' && this.peek() !== '\n') this.next();
  }

  private skipBlock(): void {
    const { line } = this;
    const end = this.text.indexOf('*/', this.position + 2);
    if (end < 0) this.fail('Comment is not closed', line);
    while (this.position < end + 2) this.next();
  }

  private readValue(): Located {
    this.skipBlank();
    const { line } = this;
    const char = this.peek();
    if (char === '{') return this.nested(() => ({ kind: 'object', line, members: this.readMembers() }));
    if (char === '[') return this.nested(() => ({ kind: 'array', line, items: this.readItems() }));
    if (char === '"') return { kind: 'string', line, value: this.readString() };
    return { kind: 'other', line, value: this.readOther() };
  }

  private nested(read: () => Located): Located {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) this.fail('Rules are nested too deeply');
    const value = read();
    this.nesting -= 1;
    return value;
  }

  private readOther(): boolean | number | null {
    const word = /^[^\s,\]}/"]+/.exec(this.text.slice(this.position, this.position + 64))?.[0] ?? '';
    if (word === '')
      this.fail(this.peek() === '' ? 'Unexpected end of the rules' : `Unexpected '${this.peek()}'`);
    this.position += word.length;
    try {
      const value: unknown = JSON.parse(word);
      if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
    } catch {
      // Falls through to the message below.
    }
    return this.fail(`Unexpected '${word}'`);
  }

  /** Reads up to `close`; `readOne` reads each item between the commas. */
  private readList(close: string, readOne: () => void): void {
    this.next();
    this.skipBlank();
    if (this.peek() === close) {
      this.next();
      return;
    }
    for (;;) {
      readOne();
      this.skipBlank();
      const char = this.next();
      if (char === close) return;
      if (char !== ',') this.fail(`Expected ',' or '${close}'`);
    }
  }

  private readItems(): Located[] {
    const items: Located[] = [];
    this.readList(']', () => items.push(this.readValue()));
    return items;
  }

  private readMembers(): Member[] {
    const members: Member[] = [];
    this.readList('}', () => {
      this.skipBlank();
      const { line } = this;
      if (this.peek() !== '"') this.fail('Expected a key in double quotes');
      const key = this.readString();
      this.skipBlank();
      if (this.next() !== ':') this.fail(`Expected ':' after "${key}"`);
      members.push({ key, line, value: this.readValue() });
    });
    return members;
  }

  private readString(): string {
    const { line } = this;
    this.next();
    let value = '';
    for (;;) {
      if (this.position >= this.text.length) this.fail('String is not closed', line);
      const char = this.next();
      if (char === '"') return value;
      value += char === '\\' ? this.readEscape() : char;
    }
  }

  private readEscape(): string {
    const char = this.next();
    const plain = ESCAPES[char];
    if (plain !== undefined) return plain;
    const hex = this.text.slice(this.position, this.position + 4);
    if (char !== 'u' || !/^[0-9a-fA-F]{4}$/.test(hex)) this.fail('Invalid escape in a string');
    this.position += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }
}
