import { type Expression, parseExpressionAt } from 'acorn';
import { ExpressionCompiler } from './compile';
import { RulesError } from './rules-error';
import type { Evaluate } from './scope';
import { ExpressionError, requireType } from './static-type';

/** Rules longer than this are refused before they are parsed. */
const MAX_EXPRESSION_LENGTH = 64 * 1024;

const ES5 = { ecmaVersion: 5, sourceType: 'script' } as const;

function parse(text: string): Expression {
  // A fully wrapped expression ends at its last parenthesis only if the parser keeps parentheses.
  const { end } = parseExpressionAt(text, 0, { ...ES5, preserveParens: true });
  const extra = text
    .slice(end)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .trim();
  if (/^\)+$/.test(extra)) throw new ExpressionError(end, "Unexpected ')'");
  if (extra !== '') throw new ExpressionError(end, `Unexpected '${extra.slice(0, 20)}'`);
  return parseExpressionAt(text, 0, ES5);
}

function positionOf(error: unknown): number {
  if (error instanceof ExpressionError) return error.position;
  const position: unknown = error instanceof SyntaxError ? Reflect.get(error, 'pos') : 0;
  return typeof position === 'number' ? position : 0;
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof RangeError ? 'Expression is nested too deeply' : text.replace(/ \(\d+:\d+\)$/, '');
}

/**
 * Compiles a rule expression. `line` is where its string starts in the rules file; an error's line counts
 * the line breaks inside the expression.
 */
export function compileExpression(text: string, line: number, names: ReadonlySet<string>): Evaluate {
  try {
    if (text.length > MAX_EXPRESSION_LENGTH) throw new ExpressionError(0, 'Expression is too long');
    const node = parse(text);
    const compiled = new ExpressionCompiler(names).compile(node);
    requireType(node, compiled, ['boolean'], 'Rule');
    return compiled.evaluate;
  } catch (error) {
    const linesBefore = text.slice(0, positionOf(error)).split('\n').length - 1;
    throw new RulesError(line + linesBefore, messageOf(error));
  }
}
