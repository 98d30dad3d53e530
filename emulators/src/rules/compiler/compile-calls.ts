import type { Expression } from '../ast';
import { type AccessKind, NAMESPACES, PURE_FUNCTIONS } from '../functions/catalog';
import { RULES_LIMITS } from '../limits';
import { callMethod, methodArities } from '../methods/call-method';
import { located, type Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import { unknownMethod } from '../prover/unknown-operations';
import { compileRegex } from '../regex/compile-regex';
import type { Code, Frame } from '../runtime/frame';
import { showValue } from '../runtime/show';
import type { Position } from '../source-text';
import { Failure, RuleError, RulePath, type RuleValue } from '../value';
import type { CompileContext } from './context';
import type { UserFunction } from './scope';

export type CompileExpression = (node: Expression, context: CompileContext) => Code;
type CallNode = Extract<Expression, { kind: 'call' }>;
type MethodNode = Extract<Expression, { kind: 'method' }>;

/** A call of a missing function: production deploys such rules with a warning, and the call itself fails. */
function unknownFunction(name: string, nameAt: Position, at: Position, { issues }: CompileContext): Code {
  issues.warn(nameAt, `Invalid function name: ${name}.`);
  return (frame) => {
    frame.run.count();
    return new RuleError(`Function not found error: Name: [${name}].`, at);
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
  const document = frame.run.access.read(argument.segments, kind.endsWith('After'));
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
  context: CompileContext,
): Code {
  const { name, parameters } = declared.node;
  checkCount(name, args.length, parameters.length, at, context);
  declared.isUsed = true;
  context.owner?.calls.add(declared);
  return (frame) => {
    frame.run.count();
    const inner: Frame = { ...frame, locals: args.map((arg) => arg(frame)) };
    for (const code of declared.lets) inner.locals.push(code(inner));
    return declared.result ? declared.result(inner) : null;
  };
}

function compileBuiltIn(
  name: string,
  args: readonly Code[],
  at: Position,
  context: CompileContext,
): Code | undefined {
  const access = context.accessFunctions.get(name);
  const pure = PURE_FUNCTIONS.get(name);
  if (!access && !pure && name !== 'debug') return undefined;
  checkCount(name, args.length, pure?.arity ?? 1, at, context);
  return (frame) => {
    frame.run.count();
    const values = evaluateAll(args, frame);
    if (!Array.isArray(values)) return values;
    const first = values[0] ?? null;
    if (access) return located(readDocument(access, first, frame), at);
    if (pure) return located(pure.run(null, values), at);
    frame.run.debugged.push(`${showValue(first)} at L${at.line}:${at.column}`);
    return first;
  };
}

/** `name(args)` */
export function compileCall(node: CallNode, context: CompileContext, compile: CompileExpression): Code {
  if (node.args.length > RULES_LIMITS.arguments) {
    context.issues.error(node.at, `A function takes at most ${RULES_LIMITS.arguments} arguments.`);
  }
  const args = node.args.map((arg) => compile(arg, context));
  const declared = context.scope.function(node.name);
  if (declared) return compileUserCall(declared, args, node.at, context);
  return (
    compileBuiltIn(node.name, args, node.at, context) ?? unknownFunction(node.name, node.at, node.at, context)
  );
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
export function compileMethod(node: MethodNode, context: CompileContext, compile: CompileExpression): Code {
  const args = node.args.map((arg) => compile(arg, context));
  const namespace = namespaceOf(node, context);
  if (namespace !== undefined) {
    const name = `${namespace}.${node.name}`;
    return (
      compileBuiltIn(name, args, node.at, context) ?? unknownFunction(name, node.nameAt, node.at, context)
    );
  }
  checkMethod(node, context);
  const object = compile(node.object, context);
  return (frame): Outcome => {
    frame.run.count();
    const self = object(frame);
    if (self instanceof RuleError) return self;
    const values = evaluateAll(args, frame);
    if (!Array.isArray(values)) return values;
    if (self instanceof Unknown) return located(unknownMethod(self, node.name, values, node.at), node.at);
    return located(callMethod(self, node.name, values), node.at);
  };
}
