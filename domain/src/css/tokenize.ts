/**
 * Tokens of CSS according to css-syntax-3, with escapes resolved: later steps see what a browser would
 * understand, not how it was spelt.
 */
export type CssToken = { readonly at: number } & (
  | { readonly kind: 'space' | 'comment' | 'bad-string' | 'bad-url' | 'unclosed-comment' }
  | {
      readonly kind: 'ident' | 'function' | 'at' | 'hash' | 'string' | 'url' | 'number' | 'percentage';
      readonly value: string;
    }
  | { readonly kind: 'dimension'; readonly value: string; readonly unit: string }
  | { readonly kind: 'delim' | 'open' | 'close'; readonly value: string }
);

const NAME_START = /[a-z_\u0080-\u{10ffff}]/iu;
const NAME = /[\w\u0080-\u{10ffff}-]/u;
const SPACE = /[ \t\n]/;
const HEX = /[0-9a-f]/i;
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy;
const REPLACEMENT = '\ufffd';
const LAST_CODE_POINT = 0x10ffff;
const MAX_ESCAPE_DIGITS = 6;

/** The text that token offsets refer to: one kind of line end, no zero bytes. */
export function normaliseCss(css: string): string {
  return css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', REPLACEMENT);
}

interface Cursor {
  readonly text: string;
  at: number;
}

const peek = ({ text, at }: Cursor, ahead = 0): string => text.charAt(at + ahead);

/** The character under the cursor, both halves where it needs two. */
const point = ({ text, at }: Cursor): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

const isEscape = (cursor: Cursor, ahead = 0): boolean =>
  peek(cursor, ahead) === '\\' && peek(cursor, ahead + 1) !== '\n' && peek(cursor, ahead + 1) !== '';

function startsName(cursor: Cursor): boolean {
  if (peek(cursor) === '-') {
    return peek(cursor, 1) === '-' || NAME_START.test(peek(cursor, 1)) || isEscape(cursor, 1);
  }
  return NAME_START.test(point(cursor)) || isEscape(cursor);
}

/** Reads what follows a backslash. */
function readEscape(cursor: Cursor): string {
  let digits = '';
  while (digits.length < MAX_ESCAPE_DIGITS && HEX.test(peek(cursor))) {
    digits += peek(cursor);
    cursor.at += 1;
  }
  if (digits === '') {
    const character = point(cursor);
    cursor.at += character.length;
    return character;
  }
  if (SPACE.test(peek(cursor))) cursor.at += 1;
  const code = Number.parseInt(digits, 16);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || isSurrogate || code > LAST_CODE_POINT ? REPLACEMENT : String.fromCodePoint(code);
}

function readName(cursor: Cursor): string {
  let name = '';
  for (;;) {
    const character = point(cursor);
    if (character !== '' && NAME.test(character)) {
      name += character;
      cursor.at += character.length;
    } else if (isEscape(cursor)) {
      cursor.at += 1;
      name += readEscape(cursor);
    } else return name;
  }
}

function readString(cursor: Cursor, at: number): CssToken {
  const quote = peek(cursor);
  cursor.at += 1;
  let value = '';
  for (;;) {
    const character = point(cursor);
    if (character === quote) {
      cursor.at += 1;
      return { kind: 'string', value, at };
    }
    if (character === '' || character === '\n') return { kind: 'bad-string', at };
    if (character === '\\') {
      cursor.at += 1;
      if (peek(cursor) === '\n') cursor.at += 1;
      else value += readEscape(cursor);
    } else {
      value += character;
      cursor.at += character.length;
    }
  }
}

const skipSpace = (cursor: Cursor): void => {
  while (SPACE.test(peek(cursor))) cursor.at += 1;
};

function readBadUrl(cursor: Cursor, at: number): CssToken {
  while (cursor.at < cursor.text.length && peek(cursor) !== ')') cursor.at += isEscape(cursor) ? 2 : 1;
  cursor.at += 1;
  return { kind: 'bad-url', at };
}

/** The rest of `url(`, quoted or not. */
function readUrl(cursor: Cursor, at: number): CssToken {
  skipSpace(cursor);
  let value = '';
  if (/["']/.test(peek(cursor))) {
    const text = readString(cursor, at);
    if (text.kind !== 'string') return readBadUrl(cursor, at);
    value = text.value;
  } else {
    while (!/^[)\s"'(]?$/.test(peek(cursor))) {
      if (peek(cursor) === '\\' && !isEscape(cursor)) return readBadUrl(cursor, at);
      const isEscaped = peek(cursor) === '\\';
      if (isEscaped) cursor.at += 1;
      const character = isEscaped ? '' : point(cursor);
      value += isEscaped ? readEscape(cursor) : character;
      cursor.at += character.length;
    }
  }
  skipSpace(cursor);
  if (peek(cursor) !== ')') return readBadUrl(cursor, at);
  cursor.at += 1;
  return { kind: 'url', value, at };
}

function readNumber(cursor: Cursor, at: number): CssToken | null {
  NUMBER.lastIndex = cursor.at;
  const value = NUMBER.exec(cursor.text)?.[0];
  if (value === undefined) return null;
  cursor.at += value.length;
  if (peek(cursor) === '%') {
    cursor.at += 1;
    return { kind: 'percentage', value, at };
  }
  return startsName(cursor)
    ? { kind: 'dimension', value, unit: readName(cursor), at }
    : { kind: 'number', value, at };
}

function readNamed(cursor: Cursor, at: number): CssToken {
  const value = readName(cursor);
  if (peek(cursor) !== '(') return { kind: 'ident', value, at };
  cursor.at += 1;
  return value.toLowerCase() === 'url' ? readUrl(cursor, at) : { kind: 'function', value, at };
}

function readComment(cursor: Cursor, at: number): CssToken {
  const end = cursor.text.indexOf('*/', at + 2);
  cursor.at = end < 0 ? cursor.text.length : end + 2;
  return { kind: end < 0 ? 'unclosed-comment' : 'comment', at };
}

function readPrefixed(cursor: Cursor, kind: 'hash' | 'at', at: number): CssToken {
  const prefix = peek(cursor);
  cursor.at += 1;
  const isNamed = kind === 'at' ? startsName(cursor) : NAME.test(point(cursor)) || isEscape(cursor);
  return isNamed ? { kind, value: readName(cursor), at } : { kind: 'delim', value: prefix, at };
}

function readToken(cursor: Cursor): CssToken {
  const { at } = cursor;
  const character = point(cursor);
  if (SPACE.test(character)) {
    skipSpace(cursor);
    return { kind: 'space', at };
  }
  if (character === '/' && peek(cursor, 1) === '*') return readComment(cursor, at);
  if (character === '"' || character === "'") return readString(cursor, at);
  if (character === '#') return readPrefixed(cursor, 'hash', at);
  if (character === '@') return readPrefixed(cursor, 'at', at);
  const number = readNumber(cursor, at);
  if (number !== null) return number;
  if (startsName(cursor)) return readNamed(cursor, at);
  cursor.at += character.length;
  if ('([{'.includes(character)) return { kind: 'open', value: character, at };
  if (')]}'.includes(character)) return { kind: 'close', value: character, at };
  return { kind: 'delim', value: character, at };
}

/** All tokens of a text that `normaliseCss` returned. */
export function tokenize(text: string): CssToken[] {
  const cursor: Cursor = { text, at: 0 };
  const tokens: CssToken[] = [];
  while (cursor.at < text.length) tokens.push(readToken(cursor));
  return tokens;
}
