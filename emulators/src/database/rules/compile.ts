import type { Expression, Identifier, Literal, MemberExpression, UnaryExpression } from 'acorn';
import { compileCall } from './calls';
import { memberName } from './member-name';
import { asBoolean, asNumber, asString, compileBinary, compileLogical } from './operators';
import type { QueryVariable, RuleValue, Scope } from './scope';
import { type Compiled, ExpressionError, isScalar, requireType, type StaticType } from './static-type';

const QUERY_TYPES: Readonly<Record<keyof QueryVariable, StaticType>> = {
  orderByKey: 'boolean',
  orderByValue: 'boolean',
  orderByPriority: 'boolean',
  orderByChild: 'scalar',
  startAt: 'scalar',
  endAt: 'scalar',
  equalTo: 'scalar',
  limitToFirst: 'scalar',
  limitToLast: 'scalar',
};

const VARIABLES: ReadonlyMap<string, Compiled> = new Map([
  ['auth', { type: 'any', evaluate: (scope: Scope) => scope.auth }],
  ['now', { type: 'number', evaluate: (scope: Scope) => scope.now }],
  ['root', { type: 'snapshot', evaluate: (scope: Scope) => scope.root }],
  ['data', { type: 'snapshot', evaluate: (scope: Scope) => scope.data }],
  ['newData', { type: 'snapshot', evaluate: (scope: Scope) => scope.newData }],
  ['query', { type: 'query', evaluate: (scope: Scope) => scope.query }],
]);

/** Compiles one expression whose variables are `names`; throws ExpressionError. */
export class ExpressionCompiler {
  constructor(private readonly names: ReadonlySet<string>) {}

  readonly compile = (node: Expression): Compiled => {
    switch (node.type) {
      case 'Literal':
        return literal(node);
      case 'Identifier':
        return this.variable(node);
      case 'MemberExpression':
        return this.member(node);
      case 'CallExpression':
        return compileCall(node, this.compile);
      case 'UnaryExpression':
        return this.unary(node);
      case 'BinaryExpression':
        if (node.left.type === 'PrivateIdentifier') break;
        return compileBinary(node, this.compile(node.left), this.compile(node.right));
      case 'LogicalExpression':
        return compileLogical(node, this.compile(node.left), this.compile(node.right));
      case 'ConditionalExpression':
        return this.conditional(node.test, node.consequent, node.alternate);
    }
    throw new ExpressionError(node.start, `Unsupported syntax (${node.type})`);
  };

  private variable(node: Identifier): Compiled {
    const { name } = node;
    if (!this.names.has(name)) throw new ExpressionError(node.start, `Unknown variable '${name}'`);
    return VARIABLES.get(name) ?? { type: 'string', evaluate: (scope) => scope.wildcards[name] ?? null };
  }

  private member(node: MemberExpression): Compiled {
    if (node.object.type === 'Super') throw new ExpressionError(node.start, 'Unsupported syntax');
    const object = this.compile(node.object);
    const name = memberName(node);
    if (name !== undefined) return namedMember(object, name, node.property.start);
    return this.computedMember(node, object);
  }

  private computedMember(node: MemberExpression, object: Compiled): Compiled {
    if (node.property.type === 'PrivateIdentifier' || object.type !== 'any')
      throw new ExpressionError(node.start, 'Only auth has members in brackets');
    const key = this.compile(node.property);
    requireType(node.property, key, ['string', 'number'], 'Name in brackets');
    return {
      type: 'any',
      evaluate: (scope) => property(object.evaluate(scope), nameOf(key.evaluate(scope))),
    };
  }

  private unary(node: UnaryExpression): Compiled {
    const operand = this.compile(node.argument);
    if (node.operator === '!') {
      requireType(node.argument, operand, ['boolean'], 'Operand of !');
      return { type: 'boolean', evaluate: (scope) => !asBoolean(operand.evaluate(scope)) };
    }
    if (node.operator !== '-') throw new ExpressionError(node.start, `Unknown operator '${node.operator}'`);
    requireType(node.argument, operand, ['number'], 'Operand of -');
    return { type: 'number', evaluate: (scope) => -asNumber(operand.evaluate(scope)) };
  }

  private conditional(test: Expression, yes: Expression, no: Expression): Compiled {
    const condition = this.compile(test);
    requireType(test, condition, ['boolean'], 'Condition');
    const [left, right] = [this.compile(yes), this.compile(no)];
    return {
      type: commonType(left.type, right.type, no.start),
      evaluate: (scope) => (asBoolean(condition.evaluate(scope)) ? left : right).evaluate(scope),
    };
  }
}

/** The type of both results of ?:, which must match where both are known. */
function commonType(left: StaticType, right: StaticType, position: number): StaticType {
  if (left === right) return left;
  const isOpen = [left, right].some((type) => type === 'any' || type === 'scalar' || type === 'null');
  const areScalars = isScalar(left) && isScalar(right);
  const isSnapshot = [left, right].some((type) => type === 'snapshot' || type === 'query');
  if (!isOpen || isSnapshot) throw new ExpressionError(position, 'Both results of ?: must be of one type');
  return areScalars ? 'scalar' : 'any';
}

function literal(node: Literal): Compiled {
  const { value } = node;
  if (typeof value === 'string') return { type: 'string', evaluate: () => value };
  if (typeof value === 'number') return { type: 'number', evaluate: () => value };
  if (typeof value === 'boolean') return { type: 'boolean', evaluate: () => value };
  if (node.raw === 'null') return { type: 'null', evaluate: () => null };
  throw new ExpressionError(node.start, 'Patterns may only be given to matches()');
}

function nameOf(value: RuleValue): string {
  return typeof value === 'number' ? String(value) : asString(value);
}

/**
 * Member of the auth variable: only own members, so that nothing inherited from JavaScript shows. A value without the
 * member gives null, and so does null itself: without an account `auth.uid` is null, as in production.
 */
function property(object: RuleValue, name: string): RuleValue {
  if (typeof object === 'string' && name === 'length') return object.length;
  if (typeof object !== 'object' || object === null) return null;
  const value: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : null;
  return value as RuleValue;
}

function namedMember(object: Compiled, name: string, start: number): Compiled {
  if (object.type === 'string' && name === 'length')
    return { type: 'number', evaluate: (scope) => asString(object.evaluate(scope)).length };
  if (object.type === 'query' && Object.hasOwn(QUERY_TYPES, name)) {
    const key = name as keyof QueryVariable;
    return { type: QUERY_TYPES[key], evaluate: (scope) => scope.query[key] };
  }
  const isLength = object.type === 'scalar' && name === 'length';
  if (object.type !== 'any' && !isLength)
    throw new ExpressionError(start, `No such method/property '${name}'`);
  return { type: isLength ? 'scalar' : 'any', evaluate: (scope) => property(object.evaluate(scope), name) };
}
