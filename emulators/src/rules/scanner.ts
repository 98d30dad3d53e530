import { type Position, RulesSyntaxError, type SourceText } from './source-text';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'mark' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** for strings the decoded text, for bytes one character per byte, else the source text */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const MARK = /\|\||&&|==|!=|<=|>=|\$\(|[-+*/%<>!?:;,.=(){}[\]]/y;
const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const BYTE_ESCAPE = /^\\(?:x([0-9a-fA-F]{2})|([0-3][0-7]{2}))/;
const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
};

/** UTF-8, one character per byte */
function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Tokens of a rules file on demand. Paths are read by parse-path.ts straight from the text. */
export class Scanner {
  private offset = 0;
  private ahead: Token | undefined;

  constructor(readonly source: SourceText) {}

  peek(): Token {
    this.ahead ??= this.scan();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = undefined;
    this.offset = token.end;
    return token;
  }

  /** whether the next token is this word or mark */
  sees(text: string): boolean {
    const token = this.peek();
    return token.text === text && (token.kind === 'mark' || token.kind === 'name');
  }

  accept(text: string): Token | undefined {
    return this.sees(text) ? this.next() : undefined;
  }

  expect(text: string): Token {
    return this.accept(text) ?? this.fail(`Missing '${text}'`);
  }

  expectName(what: string): Token {
    const token = this.next();
    if (token.kind === 'name') return token;
    return this.failAt(`Missing ${what}`, token.start, token.end);
  }

  /** continues reading at an offset of the text */
  moveTo(offset: number): void {
    this.ahead = undefined;
    this.offset = offset;
  }

  position(start: number, end: number): Position {
    return this.source.position(start, end);
  }

  at(token: Token): Position {
    return this.position(token.start, token.end);
  }

  /** fails at the next token */
  fail(message: string): never {
    const token = this.peek();
    const found = token.kind === 'end' ? 'end of file' : `'${token.text}'`;
    return this.failAt(`${message} before ${found}.`, token.start, token.end);
  }

  failAt(message: string, start: number, end: number): never {
    throw new RulesSyntaxError(message, this.position(start, end));
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    return pattern.exec(this.source.text)?.[0];
  }

  private scan(): Token {
    this.offset += this.match(BLANK)?.length ?? 0;
    const { text } = this.source;
    const start = this.offset;
    if (start >= text.length) return { kind: 'end', text: '', start, end: start };
    const isBytes = text[start] === 'b' && (text[start + 1] === '"' || text[start + 1] === "'");
    if (isBytes) return this.scanString('bytes', start, start + 1);
    if (text[start] === '"' || text[start] === "'") return this.scanString('string', start, start);
    const number = this.match(NUMBER);
    if (number !== undefined) {
      return this.token(/^\d+$/.test(number) ? 'int' : 'float', number);
    }
    const name = this.match(NAME);
    if (name !== undefined) return this.token('name', name);
    const mark = this.match(MARK);
    if (mark !== undefined) return this.token('mark', mark);
    return this.failAt(`Unexpected character '${text[start]}'.`, start, start + 1);
  }

  private token(kind: TokenKind, text: string): Token {
    return { kind, text, start: this.offset, end: this.offset + text.length };
  }

  private scanString(kind: 'string' | 'bytes', start: number, quoteAt: number): Token {
    const { text } = this.source;
    const quote = text[quoteAt];
    let value = '';
    for (let at = quoteAt + 1; at < text.length; at += 1) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (character === quote) return { kind, text: value, start, end: at + 1 };
      if (character === '\n') break;
      const isEscape = character === '\\';
      const byte = isEscape && kind === 'bytes' ? this.byteAt(at) : undefined;
      const read = isEscape ? this.escapeAt(at) : { value: character, length: character.length };
      value += byte?.value ?? (kind === 'bytes' ? asBytes(read.value) : read.value);
      at += (byte ?? read).length - 1;
    }
    return this.failAt('Unterminated string.', start, text.length);
  }

  /** `\xHH` or `\ooo`: one byte of a byte literal */
  private byteAt(at: number): { value: string; length: number } | undefined {
    const [written, hex, octal] = BYTE_ESCAPE.exec(this.source.text.slice(at, at + 4)) ?? [];
    if (written === undefined) return undefined;
    const byte = hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex, 16);
    return { value: String.fromCharCode(byte), length: written.length };
  }

  /** Unknown escapes stay as written, so that `'\d'` works as a regular expression like `'\\d'` does. */
  private escapeAt(at: number): { value: string; length: number } {
    const { text } = this.source;
    const letter = text[at + 1] ?? '';
    const simple = Object.hasOwn(SIMPLE_ESCAPES, letter) ? SIMPLE_ESCAPES[letter] : undefined;
    if (simple !== undefined) return { value: simple, length: 2 };
    const unicode = /^\\u([0-9a-fA-F]{4})/.exec(text.slice(at, at + 6));
    if (unicode) return { value: String.fromCharCode(Number.parseInt(unicode[1] ?? '', 16)), length: 6 };
    if (letter === '' || letter === '\n') return { value: '', length: 1 };
    return { value: `\\${letter}`, length: 2 };
  }
}
