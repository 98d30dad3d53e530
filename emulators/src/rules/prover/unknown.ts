import type { Position } from '../source-text';
import { NoValue, RuleList, RuleMap, type RuleValue, typeOf } from '../value';
import { isNumeric } from '../value-key';
import { Facts } from './facts';

/**
 * A value that differs between the documents a query can return, or an error for some of them.
 * Occurs only in proofs of list requests.
 */
export class Unknown extends NoValue {
  constructor(
    /** the first expression that could not be decided */
    readonly origin: Position,
    readonly facts?: Facts,
  ) {
    super();
  }

  /** The result of an operation on this value when nothing more is known about it. */
  result(): Unknown {
    return this.facts ? new Unknown(this.origin) : this;
  }
}

/** Whether `==` to this value leaves open which value it is: 1 and 1.0 are equal but not the same. */
function isAmbiguous(value: RuleValue): boolean {
  if (isNumeric(value)) return !Number.isNaN(value);
  if (value instanceof RuleList) return value.items.some(isAmbiguous);
  if (value instanceof RuleMap) return value.keys().some((key) => isAmbiguous(value.get(key) ?? null));
  return typeOf(value) === 'latlng';
}

/** The value of a field with these facts. */
export function fromFacts(facts: Facts, at: Position): RuleValue | Unknown {
  const { equal } = facts;
  return equal === undefined || isAmbiguous(equal) ? new Unknown(at, facts) : equal;
}

/** Facts about a part of a value that is known except for int versus float. */
export function factsOfEqual(value: RuleValue): Facts {
  const facts = new Facts();
  facts.equal = value;
  facts.isPresent = true;
  facts.isNotNull = value !== null;
  facts.type = isNumeric(value) ? 'number' : typeOf(value);
  return facts;
}
