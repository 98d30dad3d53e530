import { type Node, parseExpressionAt } from 'acorn';
import { type Mutant, operatorMutants } from './mutant';

type Parsed = Node & Readonly<Record<string, unknown>>;

const RULE = /"\.(?:read|write|validate)": ("(?:[^"\\]|\\.)*"|true|false)/g;

const isNode = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Parsed): readonly Parsed[] =>
  Object.values(node).flatMap((value): Parsed[] =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

function literalMutants(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1), String(value - 1)];
  return typeof value === 'string' ? ["'mutant'"] : [];
}

const whole = ({ start, end }: Parsed, replacement: string): Mutant => ({ start, end, replacement });

function mutantsOf(node: Parsed, expression: string): Mutant[] {
  const { type, operator, left, right, argument, value } = node;
  const isAll = node.start === 0 && node.end === expression.length;
  const text = ({ start, end }: Parsed) =>
    isAll ? expression.slice(start, end) : `(${expression.slice(start, end)})`;
  if (type === 'Literal') return literalMutants(value).map((replacement) => whole(node, replacement));
  if (type === 'UnaryExpression' && isNode(argument)) return [whole(node, text(argument))];
  if (!isNode(left) || !isNode(right)) return [];
  if (operator === '&&') {
    return [left, right]
      .filter((operand) => operand.operator !== '&&')
      .map((operand) => whole(operand, 'true'));
  }
  if (operator === '||') return [whole(node, text(left)), whole(node, text(right))];
  const found = operatorMutants(expression, String(operator), { from: left.end, to: right.start });
  // No stored time is exact to the millisecond; server timestamps are compared with <=.
  const isEndOfTime = operator === '>' && right.name === 'now';
  return isEndOfTime ? found.filter(({ replacement }) => replacement.trim() !== '>=') : found;
}

function mutantsBelow(node: Parsed, expression: string): Mutant[] {
  return [
    ...mutantsOf(node, expression),
    ...childrenOf(node).flatMap((child) => mutantsBelow(child, expression)),
  ];
}

/** Mutants of the rules of the Realtime Database: expressions in the strings of a JSON file. */
export function databaseMutants(source: string): Mutant[] {
  return [...source.matchAll(RULE)].flatMap((match) => {
    const rule = match[1] ?? '';
    const at = match.index + match[0].length - rule.length;
    if (!rule.startsWith('"')) {
      return [{ start: at, end: at + rule.length, replacement: String(rule !== 'true') }];
    }
    const expression = rule.slice(1, -1);
    // JSON writes a backslash of a pattern as two: one gives way to a space, so that places stay the same.
    const parsed = parseExpressionAt(expression.replaceAll('\\\\', ' \\'), 0, { ecmaVersion: 2020 });
    const inside = isNode(parsed) ? mutantsBelow(parsed, expression) : [];
    return [
      { start: at, end: at + rule.length, replacement: 'true' },
      ...inside.map(({ start, end, replacement }) => ({
        start: at + 1 + start,
        end: at + 1 + end,
        replacement,
      })),
    ];
  });
}
