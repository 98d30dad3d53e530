import type { Expression } from '../ast';
import { type AccessKind, NAMESPACES, PURE_FUNCTIONS } from '../functions/catalog';
import { RULES_LIMITS } from '../limits';
import { callMethod, methodArities } from '../methods/call-method';
import { isKnown } from '../outcome';
import { Unknown } from '../prover/unknown';
import { unknownMethod } from '../prover/unknown-operations';
import { compileRegex } from '../regex/compile-regex';
import type { Code, Frame } from '../runtime/frame';
import { showValue } from '../runtime/show';
import type { Position } from '../source-text';
import { Failure, RuleError, RulePath, type RuleValue } from '../value';
import type { CompileContext, ExpressionContext } from './context';
import type { UserFunction } from './scope';

export type CompileExpression = (node: Expression, context: CompileContext) => Code;
type CallNode = Extract<Expression, { kind: 'call' }>;
type MethodNode = Extract<Expression, { kind: 'method' }>;

/** A call of a missing function: production deploys such rules with a warning, and the call itself fails. */
function unknownFunction(name: string, nameAt: Position, { issues, tally }: ExpressionContext): Code {
  issues.warn(nameAt, `Invalid function name: ${name}.`);
  const missing = new Failure(`Function not found error: Name: [${name}].`);
  return (frame) => {
    frame.run.count();
    return tally.note(missing);
  };
}

/** Evaluates several expressions; the first error or unknown among them is the result. */
export function evaluateAll(codes: readonly Code[], frame: Frame): RuleValue[] | RuleError | Unknown {
  const values: RuleValue[] = [];
  let unknown: Unknown | undefined;
  for (const code of codes) {
    const value = code(frame);
    if (value instanceof RuleError) return value;
    if (value instanceof Unknown) unknown ??= value.result();
    else values.push(value);
  }
  return unknown ?? values;
}

function readDocument(kind: AccessKind, argument: RuleValue, frame: Frame): RuleValue | Failure {
  if (!(argument instanceof RulePath)) return new Failure(`Function ${kind} takes a path.`);
  const document = frame.run.access.read(argument, kind.endsWith('After'));
  if (document instanceof Failure) return document;
  return kind.startsWith('exists') ? document !== null : document;
}

function checkCount(
  name: string,
  given: number,
  expected: number,
  at: Position,
  context: CompileContext,
): void {
  if (given === expected) return;
  context.issues.error(at, `Function '${name}' takes ${expected} argument(s), ${given} given.`);
}

function compileUserCall(
  declared: UserFunction,
  args: readonly Code[],
  at: Position,
  context: ExpressionContext,
): Code {
  const { tally } = context;
  const { name, parameters } = declared.node;
  checkCount(name, args.length, parameters.length, at, context);
  declared.isUsed = true;
  context.owner?.calls.add(declared);
  return (frame) => {
    frame.run.count();
    const inner: Frame = { run: frame.run, wildcards: frame.wildcards, locals: [] };
    for (const code of args) inner.locals.push(code(frame));
    for (const code of declared.lets) inner.locals.push(code(inner));
    return tally.note(declared.result ? declared.result(inner) : null);
  };
}

function compileBuiltIn(
  name: string,
  args: readonly Code[],
  at: Position,
  context: ExpressionContext,
): Code | undefined {
  const { tally } = context;
  const access = context.accessFunctions.get(name);
  const pure = PURE_FUNCTIONS.get(name);
  if (!access && !pure && name !== 'debug') return undefined;
  checkCount(name, args.length, pure?.arity ?? 1, at, context);
  return (frame) => {
    frame.run.count();
    const values = evaluateAll(args, frame);
    if (!Array.isArray(values)) return tally.note(values);
    const first = values[0] ?? null;
    if (access) return tally.note(readDocument(access, first, frame));
    if (pure) return tally.note(pure.run(null, values));
    frame.run.debugged.push(`${showValue(first)} at L${at.line}:${at.column}`);
    return tally.note(first);
  };
}

/** `name(args)` */
export function compileCall(node: CallNode, context: ExpressionContext, compile: CompileExpression): Code {
  if (node.args.length > RULES_LIMITS.arguments) {
    context.issues.error(node.at, `A function takes at most ${RULES_LIMITS.arguments} arguments.`);
  }
  const args = node.args.map((arg) => compile(arg, context));
  const declared = context.scope.function(node.name);
  if (declared) return compileUserCall(declared, args, node.at, context);
  return compileBuiltIn(node.name, args, node.at, context) ?? unknownFunction(node.name, node.at, context);
}

/** The namespace before a dot, unless a variable of that name hides it. */
function namespaceOf(node: MethodNode, context: CompileContext): string | undefined {
  if (node.object.kind !== 'name' || !NAMESPACES.has(node.object.name)) return undefined;
  return context.scope.variable(node.object.name) ? undefined : node.object.name;
}

function checkMethod(node: MethodNode, context: CompileContext): void {
  const arities = methodArities(node.name);
  if (arities.length === 0) {
    context.issues.warn(node.nameAt, `Invalid function name: ${node.name}.`);
  } else if (!arities.includes(node.args.length)) {
    context.issues.error(node.nameAt, `Wrong number of arguments for '${node.name}': ${node.args.length}.`);
  }
  const pattern = node.args[0];
  const takesRegex = node.name === 'matches' || node.name === 'split' || node.name === 'replace';
  if (!takesRegex || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
  const compiled = compileRegex(pattern.value);
  if ('problem' in compiled) {
    context.issues.error(pattern.at, `Invalid regular expression: ${compiled.problem}.`);
  }
}

/** `object.name(args)` */
export function compileMethod(
  node: MethodNode,
  context: ExpressionContext,
  compile: CompileExpression,
): Code {
  const args = node.args.map((arg) => compile(arg, context));
  const namespace = namespaceOf(node, context);
  if (namespace !== undefined) {
    const name = `${namespace}.${node.name}`;
    return compileBuiltIn(name, args, node.at, context) ?? unknownFunction(name, node.nameAt, context);
  }
  checkMethod(node, context);
  const { tally } = context;
  const object = compile(node.object, context);
  return (frame) => {
    frame.run.count();
    const self = object(frame);
    if (self instanceof RuleError) return tally.note(self);
    const values = evaluateAll(args, frame);
    if (!Array.isArray(values)) return tally.note(values);
    if (isKnown(self)) return tally.note(callMethod(self, node.name, values));
    return tally.note(unknownMethod(self, node.name, values, node.at));
  };
}
