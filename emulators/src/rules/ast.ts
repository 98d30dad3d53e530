import type { Position } from './source-text';
import type { RuleValue } from './value';

type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = ComparisonOperator | ArithmeticOperator;

/** `/users/$(uid)`: texts and inserted expressions */
export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'insert'; readonly value: Expression };

interface Node {
  readonly at: Position;
  /** height of the tree below, kept under a limit by the parser */
  readonly depth: number;
}

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: RuleValue }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'not'; readonly operand: Expression }
    | { readonly kind: 'negate'; readonly operand: Expression }
    | {
        readonly kind: 'logic';
        readonly operator: '&&' | '||';
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string; readonly typeAt: Position }
    | {
        readonly kind: 'choice';
        readonly condition: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly nameAt: Position;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | {
        readonly kind: 'map';
        readonly entries: readonly { readonly key: string; readonly value: Expression }[];
      }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  );

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface NamedValue {
  readonly name: string;
  readonly at: Position;
}

export interface LetNode extends NamedValue {
  readonly value: Expression;
}

export interface FunctionNode extends NamedValue {
  readonly parameters: readonly NamedValue[];
  readonly lets: readonly LetNode[];
  readonly result: Expression;
}

export interface AllowNode {
  readonly at: Position;
  readonly methods: ReadonlySet<AccessMethod>;
  /** absent: always */
  readonly condition?: Expression;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface MatchNode {
  readonly at: Position;
  readonly pattern: readonly PatternSegment[];
  readonly body: BlockNode;
}

export interface BlockNode {
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
  readonly allows: readonly AllowNode[];
}

export interface ServiceNode {
  readonly at: Position;
  readonly name: string;
  readonly body: BlockNode;
}

export interface FileNode {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionNode[];
  readonly services: readonly ServiceNode[];
}
