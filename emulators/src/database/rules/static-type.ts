import type { Node as SyntaxNode } from 'acorn';
import type { Evaluate } from './scope';

/** What is known about an expression's type when the rules are loaded. */
export type StaticType = Scalar | 'scalar' | 'snapshot' | 'query' | 'any';
type Scalar = 'boolean' | 'number' | 'string' | 'null';

const SCALARS: readonly StaticType[] = ['boolean', 'number', 'string', 'null', 'scalar'];

/** Whether the value has no members except a string's length and methods; data decides the type of a 'scalar'. */
export function isScalar(type: StaticType): boolean {
  return SCALARS.includes(type);
}

export interface Compiled {
  readonly type: StaticType;
  readonly evaluate: Evaluate;
}

/** A mistake in an expression; `position` counts characters from its start. */
export class ExpressionError extends Error {
  constructor(
    readonly position: number,
    message: string,
  ) {
    super(message);
    this.name = 'ExpressionError';
  }
}

/** Throws unless the type is one of these, or only known at run time. */
export function requireType(node: SyntaxNode, compiled: Compiled, types: StaticType[], what: string): void {
  if (compiled.type === 'any' || types.includes(compiled.type)) return;
  if (compiled.type !== 'scalar' || !types.some(isScalar))
    throw new ExpressionError(node.start, `${what} must be ${types.join(' or ')}, not ${compiled.type}`);
}
