import type { CallExpression, Expression, SpreadElement } from 'acorn';
import { memberName } from './member-name';
import { type Method, SNAPSHOT_METHODS, STRING_METHODS } from './methods';
import { Pattern, PatternError } from './pattern';
import type { Evaluate } from './scope';
import { type Compiled, ExpressionError, requireType } from './static-type';

type Compile = (node: Expression) => Compiled;

function compilePattern(node: Expression): Compiled {
  const regex = node.type === 'Literal' ? node.regex : undefined;
  if (!regex) throw new ExpressionError(node.start, 'matches() needs a pattern like /.../');
  try {
    const pattern = new Pattern(regex.pattern, regex.flags);
    return { type: 'any', evaluate: () => pattern };
  } catch (error) {
    if (error instanceof PatternError) throw new ExpressionError(node.start, error.message);
    throw error;
  }
}

function compileString(node: Expression, compile: Compile): Compiled {
  const compiled = compile(node);
  requireType(node, compiled, ['string'], 'Argument');
  return compiled;
}

function compileKeys(node: Expression, compile: Compile): Compiled {
  if (node.type !== 'ArrayExpression')
    throw new ExpressionError(node.start, 'hasChildren() needs a list of keys like ["a", "b"]');
  if (node.elements.length === 0)
    throw new ExpressionError(node.start, 'hasChildren() needs at least one key');
  const keys = node.elements.map((item) => {
    if (item === null || item.type === 'SpreadElement')
      throw new ExpressionError(node.start, 'Keys must be strings');
    return compileString(item, compile);
  });
  return { type: 'any', evaluate: (scope) => keys.map((key) => key.evaluate(scope)) };
}

function plainArguments(node: CallExpression): Expression[] {
  return node.arguments.map((argument: Expression | SpreadElement) => {
    if (argument.type === 'SpreadElement') throw new ExpressionError(argument.start, 'Unsupported syntax');
    return argument;
  });
}

function compileArguments(node: CallExpression, name: string, method: Method, compile: Compile): Compiled[] {
  const args = plainArguments(node);
  const expectCount = (least: number, most = least) => {
    if (args.length < least || args.length > most)
      throw new ExpressionError(
        node.start,
        `${name}() takes ${least === most ? least : `up to ${most}`} argument(s)`,
      );
  };
  switch (method.parameters) {
    case 'none':
      expectCount(0);
      return [];
    case 'pattern':
      expectCount(1);
      return args.map(compilePattern);
    case 'optional-keys':
      expectCount(0, 1);
      return args.map((argument) => compileKeys(argument, compile));
    default:
      expectCount(method.parameters === 'string' ? 1 : 2);
      return args.map((argument) => compileString(argument, compile));
  }
}

function findMethod(self: Compiled, name: string): Method | undefined {
  if (self.type === 'snapshot') return SNAPSHOT_METHODS.get(name);
  const mayBeString = self.type === 'string' || self.type === 'scalar' || self.type === 'any';
  return mayBeString ? STRING_METHODS.get(name) : undefined;
}

/** Compiles `object.method(...)` or `object["method"](...)`; there are no free functions. */
export function compileCall(node: CallExpression, compile: Compile): Compiled {
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  if (callee.type !== 'MemberExpression' || name === undefined || callee.object.type === 'Super')
    throw new ExpressionError(node.start, 'Only methods can be called');
  const self = compile(callee.object);
  const method = findMethod(self, name);
  if (!method) throw new ExpressionError(callee.property.start, `No such method/property '${name}'`);
  const args = compileArguments(node, name, method, compile);
  const evaluate: Evaluate = (scope) =>
    method.call(
      self.evaluate(scope),
      args.map((argument) => argument.evaluate(scope)),
    );
  return { type: method.returns, evaluate };
}
