import { RE2JS, RE2JSException } from 're2js';
import {
  type CharacterSet,
  classText,
  complement,
  DIGITS,
  LINE_ENDS,
  SPACES,
  separateSurrogates,
  WORD_CHARACTERS,
  withAllCases,
} from './character-set';

/** A pattern that cannot be used; the message says why. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** Constructs of JavaScript patterns that the service does not have. */
const FOREIGN_PATTERN = /\(\?(?!:)|\\[1-9]|\\[bBpPk]/;

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const CODE_ESCAPE = /u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(0[0-7]{0,2})/y;
const CONTROL_ESCAPE = /c([A-Za-z])/y;
const CONTROL_BITS = 0x1f;
const MOST_REPEATS = 1000;

const ESCAPED_SETS: Readonly<Record<string, CharacterSet>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD_CHARACTERS,
  W: complement(WORD_CHARACTERS),
  s: SPACES,
  S: complement(SPACES),
};
const ESCAPED_CHARACTERS: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
};

/** The problem with a pattern that has an anchor or an empty branch inside a group. */
function groupProblem(pattern: string): string | undefined {
  const bare = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, 'x');
  let depth = 0;
  for (let index = 0; index < bare.length; index += 1) {
    const character = bare[index];
    if (character === '(') depth += 1;
    if (depth > 0 && (character === '^' || character === '$')) return 'Patterns have no anchors in a group';
    const isBranchStart = character === '(' || character === '|';
    if (depth > 0 && isBranchStart && /^(?:\?:)?[|)]/.test(bare.slice(index + 1)))
      return 'Patterns have no empty branches in a group';
    if (character === ')') depth -= 1;
  }
  return undefined;
}

function check(pattern: string, flags: string): void {
  if (FOREIGN_PATTERN.test(pattern.replaceAll('\\\\', '')))
    throw new PatternError('Patterns have no lookaround, back-references or \\b');
  if (flags !== '' && flags !== 'i') throw new PatternError('Patterns only know the flag i');
  const problem = groupProblem(pattern);
  if (problem !== undefined) throw new PatternError(problem);
}

const unit = (code: number): CharacterSet => [[code, code]];
const single = (character: string): CharacterSet => unit(character.charCodeAt(0));

/** The unit of a set that has only one. */
function onlyUnit(set: CharacterSet): number | undefined {
  const [[from, to] = []] = set;
  return set.length === 1 && from === to ? from : undefined;
}

/** Rewrites a pattern of JavaScript for RE2. Every character becomes a class, so both engines mean the same one. */
class PatternTranslator {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly ignoresCase: boolean,
  ) {}

  /** The rest of the pattern, or of a group. */
  translate(): string {
    let text = '';
    while (this.at < this.pattern.length && this.pattern[this.at] !== ')') text += this.term();
    return text;
  }

  private term(): string {
    if (this.accept('|')) return '|';
    if (this.accept('^')) return '\\A';
    if (this.accept('$')) return '\\z';
    return this.repeated(this.accept('(') ? this.group() : classText(this.caseSet(this.atom())));
  }

  private group(): string {
    this.accept('?:');
    const inner = this.translate();
    this.accept(')');
    return `(?:${inner})`;
  }

  private atom(): CharacterSet {
    if (this.accept('.')) return complement(LINE_ENDS);
    return this.accept('[') ? this.set() : this.character();
  }

  private set(): CharacterSet {
    const isNegated = this.accept('^');
    const members: (readonly [number, number])[] = [];
    while (this.at < this.pattern.length && !this.accept(']')) members.push(...this.members());
    return isNegated ? complement(this.caseSet(members)) : members;
  }

  /** One character or range inside brackets; a dash beside a set such as `\w` is a dash. */
  private members(): CharacterSet {
    const first = this.character();
    const isRange = this.pattern[this.at] === '-' && this.pattern[this.at + 1] !== ']';
    if (!isRange) return first;
    this.accept('-');
    const last = this.character();
    const [from, to] = [onlyUnit(first), onlyUnit(last)];
    if (from !== undefined && to !== undefined) return [[from, to]];
    return [...first, ...single('-'), ...last];
  }

  private character(): CharacterSet {
    if (this.accept('\\')) return this.escaped();
    this.at += 1;
    return single(this.pattern.charAt(this.at - 1));
  }

  private escaped(): CharacterSet {
    const code = this.match(CODE_ESCAPE);
    if (code) {
      const [, long, short, octal = ''] = code;
      return unit(Number.parseInt(long ?? short ?? octal, octal === '' ? 16 : 8));
    }
    const control = this.match(CONTROL_ESCAPE);
    if (control) return unit((control[1] ?? '').charCodeAt(0) & CONTROL_BITS);
    const letter = this.pattern.charAt(this.at);
    if (letter === 'c') return single('\\'); // without a letter behind it this is no escape
    this.at += 1;
    const set = Object.hasOwn(ESCAPED_SETS, letter) ? ESCAPED_SETS[letter] : undefined;
    const plain = Object.hasOwn(ESCAPED_CHARACTERS, letter) ? ESCAPED_CHARACTERS[letter] : undefined;
    return set ?? single(plain ?? letter);
  }

  /** Whether a repetition is greedy changes what matches, but never whether something does. */
  private repeated(text: string): string {
    const found = this.match(QUANTIFIER);
    if (!found) return text;
    const [, sign, least = '', comma = '', most = ''] = found;
    if (sign !== undefined) return text + sign;
    if (Number(least) > MOST_REPEATS || Number(most) > MOST_REPEATS)
      throw new PatternError(`Patterns repeat a part at most ${MOST_REPEATS} times`);
    return `${text}{${Number(least)}${comma}${most === '' ? '' : Number(most)}}`;
  }

  private caseSet(set: CharacterSet): CharacterSet {
    return this.ignoresCase ? withAllCases(set) : set;
  }

  private accept(text: string): boolean {
    const isNext = this.pattern.startsWith(text, this.at);
    if (isNext) this.at += text.length;
    return isNext;
  }

  private match(regex: RegExp): RegExpExecArray | null {
    regex.lastIndex = this.at;
    const found = regex.exec(this.pattern);
    if (found) this.at = regex.lastIndex;
    return found;
  }
}

function compileRe2(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    // The translation is right in form; what RE2 may refuse is its size, such as of repetitions within repetitions.
    const reason = error.message.replace(/^error parsing regexp: /, '').replace(/: `[\s\S]*$/, '');
    throw new PatternError(`Pattern is too large: ${reason}`);
  }
}

/** A pattern of `matches()`: a subset of JavaScript's, with matches in time linear in the length of the text. */
export class Pattern {
  private readonly regex: RE2JS;

  /** @throws PatternError when the service or this stand-in does not have such patterns */
  constructor(pattern: string, flags: string) {
    check(pattern, flags);
    this.regex = compileRe2(new PatternTranslator(pattern, flags === 'i').translate());
  }

  /** Whether some part of the text matches. */
  test(text: string): boolean {
    return this.regex.test(separateSurrogates(text));
  }
}
