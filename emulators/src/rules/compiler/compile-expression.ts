import type { BinaryOperator, Expression, PathPart } from '../ast';
import { applyBinary, negate, readIndex, readMember, readSlice } from '../operators';
import { type Binding, isKnown, type Outcome } from '../outcome';
import { Facts } from '../prover/facts';
import { fromFacts, Unknown } from '../prover/unknown';
import { unknownBinary, unknownIs, unknownMember } from '../prover/unknown-operations';
import type { Code } from '../runtime/frame';
import type { Position } from '../source-text';
import {
  Failure,
  isOfType,
  RuleError,
  RuleList,
  RuleMap,
  RulePath,
  type RuleValue,
  TYPE_NAMES,
} from '../value';
import { valueKey } from '../value-key';
import { compileCall, compileMethod, evaluateAll } from './compile-calls';
import type { CompileContext, ExpressionContext } from './context';
import { compileChoice, compileLogic, compileNot } from './logic';
import type { Tally } from './report';
import type { Variable } from './scope';

type NodeOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Literals count as expressions; with which result is of interest only for a whole condition. */
function compileLiteral({ value }: NodeOf<'literal'>): Code {
  return (frame) => {
    frame.run.count();
    return value;
  };
}

function readBinding(binding: Binding, at: Position): Outcome {
  return binding instanceof Facts ? fromFacts(binding, at) : binding;
}

function compileVariable({ kind, slot }: Variable, at: Position, tally: Tally): Code {
  if (kind === 'wildcard') {
    return (frame) => {
      frame.run.count();
      return tally.note(readBinding(frame.wildcards[slot] ?? null, at));
    };
  }
  return (frame) => {
    frame.run.count();
    return tally.note(frame.locals[slot] ?? null);
  };
}

function compileName({ name, at }: NodeOf<'name'>, { scope, issues, tally }: ExpressionContext): Code {
  const variable = scope.variable(name);
  if (variable) {
    variable.isUsed = true;
    return compileVariable(variable, at, tally);
  }
  if (name === 'request') {
    return (frame) => {
      frame.run.count();
      return tally.note(frame.run.request);
    };
  }
  if (name === 'resource') {
    return (frame) => {
      frame.run.count();
      return tally.note(readBinding(frame.run.resource, at));
    };
  }
  issues.warn(at, `Invalid variable name: ${name}.`);
  const missing = new RuleError(`Variable not found error: Name: [${name}].`, at);
  return (frame) => {
    frame.run.count();
    return tally.note(missing);
  };
}

/** Applies an operation to known values; an unknown operand makes the result unknown. */
function strict(
  codes: readonly Code[],
  tally: Tally,
  run: (values: RuleValue[]) => RuleValue | Failure,
): Code {
  return (frame) => {
    frame.run.count();
    const values = evaluateAll(codes, frame);
    return tally.note(Array.isArray(values) ? run(values) : values);
  };
}

function binaryOf(
  operator: BinaryOperator,
  left: RuleValue | Unknown,
  right: RuleValue | Unknown,
  at: Position,
): RuleValue | Failure | Unknown {
  if (isKnown(left) && isKnown(right)) return applyBinary(operator, left, right);
  return unknownBinary(operator, left, right, at);
}

function compileBinary(node: NodeOf<'binary'>, context: ExpressionContext): Code {
  const { operator, at } = node;
  const { tally } = context;
  const left = compileExpression(node.left, context);
  const right = compileExpression(node.right, context);
  return (frame) => {
    frame.run.count();
    const first = left(frame);
    if (first instanceof RuleError) return tally.note(first);
    const second = right(frame);
    if (second instanceof RuleError) return tally.note(second);
    return tally.note(binaryOf(operator, first, second, at));
  };
}

function compileIs(node: NodeOf<'is'>, context: ExpressionContext): Code {
  const { type } = node;
  const { tally } = context;
  if (!TYPE_NAMES.has(type)) context.issues.error(node.typeAt, `Unknown type '${type}'.`);
  const operand = compileExpression(node.operand, context);
  return (frame) => {
    frame.run.count();
    const value = operand(frame);
    if (isKnown(value)) return tally.note(isOfType(value, type));
    return tally.note(value instanceof Unknown ? unknownIs(value, type) : value);
  };
}

function memberOf(object: Outcome, name: string, at: Position): RuleValue | Failure | Unknown {
  if (isKnown(object)) return readMember(object, name);
  return object instanceof Unknown ? unknownMember(object, name, at) : object;
}

function compileMember({ object: objectNode, name, at }: NodeOf<'member'>, context: ExpressionContext): Code {
  const { tally } = context;
  const object = compileExpression(objectNode, context);
  return (frame) => {
    frame.run.count();
    return tally.note(memberOf(object(frame), name, at));
  };
}

function indexOf(object: RuleValue | Unknown, index: Outcome, at: Position): RuleValue | Failure | Unknown {
  if (!isKnown(index)) return index instanceof Unknown ? index.result() : index;
  if (isKnown(object)) return readIndex(object, index);
  return typeof index === 'string' ? unknownMember(object, index, at) : object.result();
}

function compileIndex(
  { object: objectNode, index: indexNode, at }: NodeOf<'index'>,
  context: ExpressionContext,
): Code {
  const { tally } = context;
  const object = compileExpression(objectNode, context);
  const index = compileExpression(indexNode, context);
  return (frame) => {
    frame.run.count();
    const value = object(frame);
    if (value instanceof RuleError) return tally.note(value);
    return tally.note(indexOf(value, index(frame), at));
  };
}

/** A list of nothing but literals is built once. */
function compileList({ items }: NodeOf<'list'>, context: ExpressionContext): Code {
  const { tally } = context;
  const literals = items.flatMap((item) => (item.kind === 'literal' ? [item.value] : []));
  if (literals.length < items.length) {
    const codes = items.map((item) => compileExpression(item, context));
    return strict(codes, tally, (values) => new RuleList(values));
  }
  const list = new RuleList(literals, new Set(literals.map(valueKey)));
  const expressions = 1 + items.length;
  return (frame) => {
    frame.run.count(expressions);
    return tally.note(list);
  };
}

function compileMap({ entries }: NodeOf<'map'>, context: ExpressionContext): Code {
  const codes = entries.map(({ value }) => compileExpression(value, context));
  return strict(codes, context.tally, (values) =>
    RuleMap.of(new Map(entries.map(({ key }, index) => [key, values[index] ?? null]))),
  );
}

function toSegments(value: RuleValue): readonly string[] | Failure {
  if (value instanceof RulePath) return value.segments;
  const isSegment = typeof value === 'string' && value !== '' && !value.includes('/');
  return isSegment ? [value] : new Failure('A path segment must be a string without slashes, or a path.');
}

function buildPath(parts: readonly PathPart[], inserted: readonly RuleValue[]): RulePath | Failure {
  const segments: string[] = [];
  let next = 0;
  for (const part of parts) {
    const added = part.kind === 'text' ? toSegments(part.text) : toSegments(inserted[next++] ?? null);
    if (added instanceof Failure) return added;
    segments.push(...added);
  }
  return new RulePath(segments);
}

function areSame(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) return false;
  return true;
}

/** Keeps the latest path: rules look the same document up again and again. */
function compilePath({ parts }: NodeOf<'path'>, context: ExpressionContext): Code {
  const codes = parts.flatMap((part) =>
    part.kind === 'insert' ? compileExpression(part.value, context) : [],
  );
  let latest: { readonly inserted: readonly RuleValue[]; readonly path: RulePath | Failure } | undefined;
  return strict(codes, context.tally, (inserted) => {
    if (!latest || !areSame(latest.inserted, inserted))
      latest = { inserted, path: buildPath(parts, inserted) };
    return latest.path;
  });
}

type OperationNode = Exclude<Expression, { kind: 'literal' }>;

function compileOperation(node: OperationNode, context: ExpressionContext): Code {
  const { tally } = context;
  const inner = (child: Expression) => compileExpression(child, context);
  switch (node.kind) {
    case 'name':
      return compileName(node, context);
    case 'not':
      return compileNot(inner(node.operand), tally);
    case 'negate':
      return strict([inner(node.operand)], tally, ([value = null]) => negate(value));
    case 'logic':
      return compileLogic(node.operator === '||', inner(node.left), inner(node.right), tally);
    case 'binary':
      return compileBinary(node, context);
    case 'is':
      return compileIs(node, context);
    case 'choice':
      return compileChoice(inner(node.condition), inner(node.yes), inner(node.no), tally);
    case 'member':
      return compileMember(node, context);
    case 'index':
      return compileIndex(node, context);
    case 'slice':
      return strict(
        [node.object, node.from, node.to].map(inner),
        tally,
        ([object = null, from = null, to = null]) => readSlice(object, from, to),
      );
    case 'call':
      return compileCall(node, context, compileExpression);
    case 'method':
      return compileMethod(node, context, compileExpression);
    case 'list':
      return compileList(node, context);
    case 'map':
      return compileMap(node, context);
    case 'path':
      return compilePath(node, context);
  }
}

/** Turns an expression into a closure; problems visible without data are reported as issues. */
export function compileExpression(node: Expression, context: CompileContext): Code {
  if (node.kind === 'literal') return compileLiteral(node);
  return compileOperation(node, { ...context, tally: context.coverage.tally(node.at) });
}
