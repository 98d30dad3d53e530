import { escapeCode, namedSet } from './character-sets';

/** What RE2 does not accept, or what we cannot express in JavaScript. */
export class RegexProblem extends Error {}

export interface Translation {
  /** for JavaScript's unicode mode; groups capture */
  readonly source: string;
  /** the same without capturing groups */
  readonly bare: string;
  readonly isCaseBlind: boolean;
}

const LITERAL_ESCAPES: Readonly<Record<string, string>> = {
  a: '\\x07',
  f: '\\f',
  n: '\\n',
  r: '\\r',
  t: '\\t',
  v: '\\v',
};
const MAX_REPEAT = 1000;
const LEADING_FLAGS = /^\(\?([imsU]+)\)/;
const REPEAT = /^\{(\d+)(?:,(\d*))?\}/;
const GROUP = /^\((?:\?(?::|P?<(\w+)>))?/;
const POSIX_SET = /^\[:(\^?)(\w+):\]/;
const UNICODE_SET = /^\\([pP])(?:([A-Z])|\{(\^?)(\w+)\})/;
const HEX = /^\\x(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/;
const OCTAL = /^\\(0[0-7]{0,2})/;

/** Rewrites one RE2 pattern, front to back. */
class Translator {
  private rest: string;
  private readonly flags: string;
  private readonly parts: string[] = [];
  private readonly bareParts: string[] = [];

  constructor(pattern: string) {
    const leading = LEADING_FLAGS.exec(pattern);
    this.flags = leading?.[1] ?? '';
    if (this.flags.includes('U')) throw new RegexProblem('the flag U is not supported');
    this.rest = pattern.slice(leading?.[0].length ?? 0);
  }

  translate(): Translation {
    while (this.rest !== '') this.step();
    return {
      source: this.parts.join(''),
      bare: this.bareParts.join(''),
      isCaseBlind: this.flags.includes('i'),
    };
  }

  private emit(part: string, bare = part): void {
    this.parts.push(part);
    this.bareParts.push(bare);
  }

  /** removes and returns the start of the rest that the pattern matches */
  private take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  private takeCharacter(): string {
    const character = String.fromCodePoint(this.rest.codePointAt(0) ?? 0);
    this.rest = this.rest.slice(character.length);
    return character;
  }

  private step(): void {
    const first = this.rest[0];
    if (first === '\\') this.escape();
    else if (first === '(') this.group();
    else if (first === '[') this.bracket();
    else if (first === '{') this.repeat();
    else this.plain(this.takeCharacter());
  }

  private plain(character: string): void {
    const isMultiline = this.flags.includes('m');
    if (character === '.') this.emit(this.flags.includes('s') ? '[^]' : '[^\\n]');
    else if (character === '^') this.emit(isMultiline ? '(?<![^\\n])' : '^');
    else if (character === '$') this.emit(isMultiline ? '(?![^\\n])' : '$');
    else if ('*+?|)'.includes(character)) this.emit(character);
    else this.emit(escapeCode(character.codePointAt(0) ?? 0));
  }

  private repeat(): void {
    const range = this.take(REPEAT);
    if (!range) {
      this.plain(this.takeCharacter());
      return;
    }
    const isTooMany = Number(range[1]) > MAX_REPEAT || Number(range[2] || 0) > MAX_REPEAT;
    if (isTooMany) throw new RegexProblem(`at most ${MAX_REPEAT} repetitions are supported`);
    this.emit(range[0]);
  }

  private group(): void {
    if (/^\(\?(?:<?[=!])/.test(this.rest)) throw new RegexProblem('look-around is not supported');
    const group = this.take(GROUP);
    if (this.rest.startsWith('?')) throw new RegexProblem('flags are only supported at the start');
    const name = group?.[1];
    this.emit(name === undefined ? (group?.[0] ?? '(') : `(?<${name}>`, '(?:');
  }

  private escape(): void {
    const word = this.take(/^\\[bB]/);
    if (this.take(/^\\A/)) this.emit('^');
    else if (this.take(/^\\z/)) this.emit('$');
    else if (word) this.emit(word[0]);
    else if (this.rest.startsWith('\\Q')) this.quoted();
    else {
      const set = this.takeSet();
      this.emit(set === undefined ? this.literalEscape() : `[${set}]`);
    }
  }

  /** `\Q…\E`: everything literal */
  private quoted(): void {
    const text = this.take(/^\\Q([\s\S]*?)(?:\\E|$)/)?.[1] ?? '';
    for (const character of text) this.emit(escapeCode(character.codePointAt(0) ?? 0));
  }

  /** `\d`, `\PN` and the like, as the inside of brackets */
  private takeSet(): string | undefined {
    const perl = this.take(/^\\([dDwWsS])/)?.[1];
    if (perl !== undefined) return namedSet(perl.toLowerCase(), perl !== perl.toLowerCase());
    const unicode = this.take(UNICODE_SET);
    if (!unicode) return undefined;
    const name = unicode[2] ?? unicode[4] ?? '';
    const isNegated = (unicode[1] === 'P') !== (unicode[3] === '^');
    return `\\${isNegated ? 'P' : 'p'}{${name.length > 2 ? 'Script=' : ''}${name}}`;
  }

  private literalEscape(): string {
    const hex = this.take(HEX);
    if (hex) return this.codeEscape(Number.parseInt(hex[1] ?? hex[2] ?? '', 16));
    const octal = this.take(OCTAL);
    if (octal) return this.codeEscape(Number.parseInt(octal[1] ?? '', 8));
    this.rest = this.rest.slice(1);
    if (this.rest === '') throw new RegexProblem('it ends with a backslash');
    const character = this.takeCharacter();
    if (/[1-9]/.test(character)) throw new RegexProblem('back-references are not supported');
    const known = Object.hasOwn(LITERAL_ESCAPES, character) ? LITERAL_ESCAPES[character] : undefined;
    if (known !== undefined) return known;
    const isPunctuation = /^[!-/:-@[-`{-~]$/.test(character);
    if (!isPunctuation) throw new RegexProblem(`there is no escape \\${character}`);
    return escapeCode(character.charCodeAt(0));
  }

  private codeEscape(code: number): string {
    if (code > 0x10ffff) throw new RegexProblem('a code point is out of range');
    return escapeCode(code);
  }

  private bracket(): void {
    this.rest = this.rest.slice(1);
    let inside = this.take(/^\^/) ? '^' : '';
    let isFirst = true;
    while (isFirst || !this.rest.startsWith(']')) {
      if (this.rest === '') throw new RegexProblem('a bracket is not closed');
      inside += this.bracketItem();
      isFirst = false;
    }
    this.rest = this.rest.slice(1);
    this.emit(`[${inside}]`);
  }

  private bracketItem(): string {
    const posix = this.take(POSIX_SET);
    const set = posix ? namedSet(posix[2] ?? '', posix[1] === '^') : this.takeSet();
    if (set !== undefined) return set;
    if (posix) throw new RegexProblem(`there is no class ${posix[0]}`);
    const from = this.bracketCharacter();
    const isRange = /^-[^\]]/.test(this.rest);
    if (!isRange) return from;
    this.rest = this.rest.slice(1);
    return `${from}-${this.bracketCharacter()}`;
  }

  private bracketCharacter(): string {
    if (this.rest.startsWith('\\')) return this.literalEscape();
    return escapeCode(this.takeCharacter().codePointAt(0) ?? 0);
  }
}

/** Rewrites an RE2 pattern for JavaScript. Throws RegexProblem. */
export function translateRegex(pattern: string): Translation {
  return new Translator(pattern).translate();
}
