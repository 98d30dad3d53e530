import type { Expression } from '../ast';
import { applyBinary, negate, readIndex, readMember, readSlice } from '../operators';
import { type Binding, located, type Outcome } from '../outcome';
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
import { compileCall, compileMethod, evaluateAll } from './compile-calls';
import type { CompileContext } from './context';
import { compileChoice, compileLogic, compileNot } from './logic';

type NodeOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

function readBinding(binding: Binding, at: Position): Outcome {
  return binding instanceof Facts ? fromFacts(binding, at) : binding;
}

function compileName({ name, at }: NodeOf<'name'>, { scope, issues }: CompileContext): Code {
  const variable = scope.variable(name);
  if (variable) {
    const { slot } = variable;
    variable.isUsed = true;
    if (variable.kind === 'wildcard') return (frame) => readBinding(frame.wildcards[slot] ?? null, at);
    return (frame) => frame.locals[slot] ?? null;
  }
  if (name === 'request') return (frame) => frame.run.request;
  if (name === 'resource') return (frame) => readBinding(frame.run.resource, at);
  issues.warn(at, `Invalid variable name: ${name}.`);
  return () => new RuleError(`Variable not found error: Name: [${name}].`, at);
}

/** Literals and variables count as expressions, like everything else that is evaluated. */
function counted(code: Code): Code {
  return (frame) => {
    frame.run.count();
    return code(frame);
  };
}

/** Applies an operation to known values; an unknown operand makes the result unknown. */
function strict(
  codes: readonly Code[],
  at: Position,
  run: (values: RuleValue[]) => RuleValue | Failure,
): Code {
  return (frame) => {
    frame.run.count();
    const values = evaluateAll(codes, frame);
    return Array.isArray(values) ? located(run(values), at) : values;
  };
}

function compileBinary(node: NodeOf<'binary'>, context: CompileContext): Code {
  const { operator, at } = node;
  const left = compileExpression(node.left, context);
  const right = compileExpression(node.right, context);
  return (frame) => {
    frame.run.count();
    const first = left(frame);
    if (first instanceof RuleError) return first;
    const second = right(frame);
    if (second instanceof RuleError) return second;
    const isOpen = first instanceof Unknown || second instanceof Unknown;
    return located(
      isOpen ? unknownBinary(operator, first, second, at) : applyBinary(operator, first, second),
      at,
    );
  };
}

function compileIs(node: NodeOf<'is'>, context: CompileContext): Code {
  if (!TYPE_NAMES.has(node.type)) context.issues.error(node.typeAt, `Unknown type '${node.type}'.`);
  const operand = compileExpression(node.operand, context);
  return (frame) => {
    frame.run.count();
    const value = operand(frame);
    if (value instanceof RuleError) return value;
    return value instanceof Unknown
      ? located(unknownIs(value, node.type), node.at)
      : isOfType(value, node.type);
  };
}

function compileMember({ object: objectNode, name, at }: NodeOf<'member'>, context: CompileContext): Code {
  const object = compileExpression(objectNode, context);
  return (frame) => {
    frame.run.count();
    const value = object(frame);
    if (value instanceof RuleError) return value;
    return located(value instanceof Unknown ? unknownMember(value, name, at) : readMember(value, name), at);
  };
}

function compileIndex(
  { object: objectNode, index: indexNode, at }: NodeOf<'index'>,
  context: CompileContext,
): Code {
  const object = compileExpression(objectNode, context);
  const index = compileExpression(indexNode, context);
  return (frame) => {
    frame.run.count();
    const value = object(frame);
    if (value instanceof RuleError) return value;
    const key = index(frame);
    if (key instanceof RuleError) return key;
    if (key instanceof Unknown) return key.result();
    if (!(value instanceof Unknown)) return located(readIndex(value, key), at);
    return typeof key === 'string' ? located(unknownMember(value, key, at), at) : value.result();
  };
}

function compileMap({ entries, at }: NodeOf<'map'>, context: CompileContext): Code {
  const codes = entries.map(({ value }) => compileExpression(value, context));
  return strict(codes, at, (values) =>
    RuleMap.of(new Map(entries.map(({ key }, index) => [key, values[index] ?? null]))),
  );
}

function toSegments(value: RuleValue): readonly string[] | Failure {
  if (value instanceof RulePath) return value.segments;
  const isSegment = typeof value === 'string' && value !== '' && !value.includes('/');
  return isSegment ? [value] : new Failure('A path segment must be a string without slashes, or a path.');
}

function compilePath({ parts, at }: NodeOf<'path'>, context: CompileContext): Code {
  const codes = parts.map((part): Code => {
    if (part.kind === 'insert') return compileExpression(part.value, context);
    const { text } = part;
    return () => text;
  });
  return strict(codes, at, (values) => {
    const segments: string[] = [];
    for (const value of values) {
      const added = toSegments(value);
      if (added instanceof Failure) return added;
      segments.push(...added);
    }
    return new RulePath(segments);
  });
}

function compileNode(node: Expression, context: CompileContext): Code {
  const inner = (child: Expression) => compileExpression(child, context);
  switch (node.kind) {
    case 'literal': {
      const { value } = node;
      return counted(() => value);
    }
    case 'name':
      return counted(compileName(node, context));
    case 'not':
      return compileNot(inner(node.operand), node.at);
    case 'negate':
      return strict([inner(node.operand)], node.at, ([value = null]) => negate(value));
    case 'logic':
      return compileLogic(node.operator === '||', inner(node.left), inner(node.right), node.at);
    case 'binary':
      return compileBinary(node, context);
    case 'is':
      return compileIs(node, context);
    case 'choice':
      return compileChoice(inner(node.condition), inner(node.yes), inner(node.no), node.at);
    case 'member':
      return compileMember(node, context);
    case 'index':
      return compileIndex(node, context);
    case 'slice':
      return strict(
        [node.object, node.from, node.to].map(inner),
        node.at,
        ([object = null, from = null, to = null]) => readSlice(object, from, to),
      );
    case 'call':
      return compileCall(node, context, compileExpression);
    case 'method':
      return compileMethod(node, context, compileExpression);
    case 'list':
      return strict(node.items.map(inner), node.at, (items) => new RuleList(items));
    case 'map':
      return compileMap(node, context);
    case 'path':
      return compilePath(node, context);
  }
}

/** Turns an expression into a closure; problems visible without data are reported as issues. */
export function compileExpression(node: Expression, context: CompileContext): Code {
  const code = compileNode(node, context);
  return node.kind === 'literal' ? code : context.coverage.track(node.at, code);
}
