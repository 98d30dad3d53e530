import type { CssToken } from './tokenize';

/** A token, or the content of a pair of brackets. */
export type CssNode =
  | Exclude<CssToken, { kind: 'open' | 'close' | 'function' }>
  | {
      readonly kind: 'block';
      readonly open: '(' | '[' | '{';
      readonly children: readonly CssNode[];
      readonly at: number;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly children: readonly CssNode[];
      readonly at: number;
    };

export type CssBlock = Extract<CssNode, { kind: 'block' }>;

export type Complain = (at: number, message: string) => void;

/** Deeper than handwritten CSS; keeps a hostile text from exhausting the stack. */
const MAX_DEPTH = 40;

const CLOSER = { '(': ')', '[': ']', '{': '}' } as const;

interface Reader {
  readonly tokens: readonly CssToken[];
  readonly complain: Complain;
  at: number;
  isBroken: boolean;
}

function fail(reader: Reader, at: number, message: string): void {
  if (!reader.isBroken) reader.complain(at, message);
  reader.isBroken = true;
}

function readUntil(reader: Reader, closer: string, openedAt: number, depth: number): CssNode[] {
  const nodes: CssNode[] = [];
  if (depth > MAX_DEPTH) fail(reader, openedAt, 'Brackets are nested too deeply.');
  while (!reader.isBroken) {
    const token = reader.tokens[reader.at];
    if (token === undefined) {
      if (closer !== '') fail(reader, openedAt, `A closing “${closer}” is missing.`);
      return nodes;
    }
    reader.at += 1;
    switch (token.kind) {
      case 'close':
        if (token.value === closer) return nodes;
        fail(reader, token.at, `“${token.value}” closes nothing.`);
        break;
      case 'open': {
        const open = token.value === '(' || token.value === '[' ? token.value : '{';
        const children = readUntil(reader, CLOSER[open], token.at, depth + 1);
        nodes.push({ kind: 'block', open, children, at: token.at });
        break;
      }
      case 'function': {
        const children = readUntil(reader, ')', token.at, depth + 1);
        nodes.push({ kind: 'call', name: token.value, children, at: token.at });
        break;
      }
      default:
        nodes.push(token);
    }
  }
  return nodes;
}

/**
 * Tokens with their brackets matched. A text with unmatched brackets yields what came before the fault, and
 * the fault is reported: guessing where a block ends would let rules escape from it.
 */
export function buildTree(tokens: readonly CssToken[], complain: Complain): CssNode[] {
  return readUntil({ tokens, complain, at: 0, isBroken: false }, '', 0, 0);
}
