import type { BinaryOperator } from '../ast';
import { callMethod } from '../methods/call-method';
import { applyBinary, readMember } from '../operators';
import type { Position } from '../source-text';
import { Failure, RuleList, RuleMap, RuleSet, type RuleValue } from '../value';
import { compareValues, isEqual } from '../value-key';
import { Facts } from './facts';
import { factsOfEqual, fromFacts, Unknown } from './unknown';

export type Outcome = RuleValue | Failure | Unknown;

/** Methods with the same result for equal receivers and arguments, whether numbers are int or float. */
const NUMBER_BLIND = new Set(['size', 'hasAll', 'hasAny', 'hasOnly', 'keys']);

/** `object.name` of an unknown object. */
export function unknownMember(object: Unknown, name: string, at: Position): Outcome {
  const { facts } = object;
  if (!facts) return object;
  if (facts.equal !== undefined) return partOf(readMember(facts.equal, name), at);
  const child = facts.children.get(name);
  return child ? fromFacts(child, at) : new Unknown(at);
}

function partOf(value: RuleValue | Failure, at: Position): Outcome {
  return value instanceof Failure ? value : fromFacts(factsOfEqual(value), at);
}

/** `self.name(args)` where self is unknown and the arguments are known. */
export function unknownMethod(
  self: Unknown,
  name: string,
  args: readonly RuleValue[],
  at: Position,
): Outcome {
  const { facts } = self;
  const unknown = new Unknown(facts ? at : self.origin);
  if (!facts) return unknown;
  if (facts.equal !== undefined) {
    return NUMBER_BLIND.has(name) ? callMethod(facts.equal, name, args) : unknown;
  }
  if (name === 'get' && args.length === 2) return unknownGet(self, args[0] ?? null, at);
  if (name === 'keys' && facts.type === 'map') return keysOf(facts, at);
  const wanted = args[0] instanceof RuleList || args[0] instanceof RuleSet ? elementsOf(args[0]) : undefined;
  if (!wanted || facts.type !== 'list') return unknown;
  const isContained = (item: RuleValue) => facts.elements.some((element) => isEqual(element, item));
  if (name === 'hasAny' && wanted.some(isContained)) return true;
  return name === 'hasAll' && wanted.every(isContained) ? true : unknown;
}

function elementsOf(container: RuleList | RuleSet): readonly RuleValue[] {
  return container instanceof RuleList ? container.items : [...container.byKey.values()];
}

function keysOf(facts: Facts, at: Position): Unknown {
  const keys = new Facts();
  keys.markPresent('list');
  for (const [key, child] of facts.children) if (child.isPresent) keys.elements.push(key);
  return new Unknown(at, keys);
}

function unknownGet(self: Unknown, key: RuleValue, at: Position): Outcome {
  const steps = key instanceof RuleList ? key.items : [key];
  let facts: Facts | undefined = self.facts;
  for (const step of steps) facts = typeof step === 'string' ? facts?.children.get(step) : undefined;
  return facts?.isPresent ? fromFacts(facts, at) : new Unknown(at);
}

/** `value is type` */
export function unknownIs(value: Unknown, type: string): Outcome {
  const { facts } = value;
  if (facts?.type === undefined) return value.result();
  if (facts.type === type) return true;
  const mayBe = facts.type === 'number' && (type === 'int' || type === 'float');
  return mayBe ? value.result() : false;
}

/** A binary operator with at least one unknown operand; errors are already excluded. */
export function unknownBinary(
  operator: BinaryOperator,
  left: RuleValue | Unknown,
  right: RuleValue | Unknown,
  at: Position,
): Outcome {
  const settled = settle(operator, left, right);
  if (settled !== undefined) return settled;
  if (left instanceof Unknown) return left.result();
  return right instanceof Unknown ? right.result() : new Unknown(at);
}

const MIRRORED: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function settle(
  operator: BinaryOperator,
  left: RuleValue | Unknown,
  right: RuleValue | Unknown,
): boolean | Failure | undefined {
  if (operator === 'in') return settleIn(left, right);
  const mirrored = MIRRORED[operator];
  if (mirrored === undefined) return undefined;
  if (!(left instanceof Unknown)) {
    return right instanceof Unknown ? settle(mirrored, right, left) : undefined;
  }
  if (right instanceof Unknown) {
    const equal = right.facts?.equal;
    return equal === undefined ? undefined : settle(operator, left, equal);
  }
  if (!left.facts) return undefined;
  if (left.facts.equal !== undefined) return asBoolean(applyBinary(operator, left.facts.equal, right));
  if (operator === '==' || operator === '!=') {
    return isExcluded(left.facts, right) ? operator === '!=' : undefined;
  }
  return settleOrder(operator, left.facts, right);
}

function asBoolean(value: RuleValue | Failure): boolean | Failure | undefined {
  return typeof value === 'boolean' || value instanceof Failure ? value : undefined;
}

/** Whether no document of the query has this value in this field. */
function isExcluded(facts: Facts, value: RuleValue): boolean {
  if (!facts.isPresent) return false;
  if (value === null) return facts.isNotNull;
  if (typeof value === 'number' && Number.isNaN(value)) return true;
  if (facts.type !== undefined && !couldBe(facts.type, value)) return true;
  if (facts.unequal.some((other) => isEqual(other, value))) return true;
  if (
    facts.elements.some((item) => value instanceof RuleList && !value.items.some((own) => isEqual(own, item)))
  ) {
    return true;
  }
  return settleOrder('<', facts, value, true) === true || settleOrder('>', facts, value, true) === true;
}

function couldBe(type: string, value: RuleValue): boolean {
  const own = factsOfEqual(value).type;
  return own === type || (type === 'map' && value instanceof RuleMap);
}

/** Decides `field < value` and the like from the bounds; with `isStrictOnly` only whether it is certainly true. */
function settleOrder(
  operator: BinaryOperator,
  facts: Facts,
  value: RuleValue,
  isStrictOnly = false,
): boolean | undefined {
  const isAbove = facts.lower.some((bound) => isBeyond(compareValues(bound.value, value), bound.isInclusive));
  const isAtLeast = facts.lower.some((bound) => isReached(compareValues(bound.value, value)));
  const isBelow = facts.upper.some((bound) => isBeyond(compareValues(value, bound.value), bound.isInclusive));
  const isAtMost = facts.upper.some((bound) => isReached(compareValues(value, bound.value)));
  if (operator === '<') return isBelow ? true : isAtLeast && !isStrictOnly ? false : undefined;
  if (operator === '<=') return isAtMost ? true : isAbove ? false : undefined;
  if (operator === '>') return isAbove ? true : isAtMost && !isStrictOnly ? false : undefined;
  if (operator === '>=') return isAtLeast ? true : isBelow ? false : undefined;
  return undefined;
}

function isBeyond(order: number | undefined, isInclusive: boolean): boolean {
  return order !== undefined && (order > 0 || (order === 0 && !isInclusive));
}

function isReached(order: number | undefined): boolean {
  return order !== undefined && order >= 0;
}

function settleIn(left: RuleValue | Unknown, right: RuleValue | Unknown): boolean | Failure | undefined {
  if (right instanceof Unknown) return left instanceof Unknown ? undefined : settleMembership(left, right);
  if (!(left instanceof Unknown) || !left.facts) return undefined;
  const { facts } = left;
  if (facts.equal !== undefined) return asBoolean(applyBinary('in', facts.equal, right));
  if (!(right instanceof RuleList) && !(right instanceof RuleSet)) return undefined;
  return elementsOf(right).every((item) => isExcluded(facts, item)) && facts.isPresent ? false : undefined;
}

function settleMembership(element: RuleValue, container: Unknown): boolean | Failure | undefined {
  const { facts } = container;
  if (!facts) return undefined;
  if (facts.equal !== undefined) return asBoolean(applyBinary('in', element, facts.equal));
  if (facts.elements.some((item) => isEqual(item, element))) return true;
  const isKey = typeof element === 'string' && facts.children.get(element)?.isPresent === true;
  return isKey ? true : undefined;
}
