import type { RuleValue } from '../value';

export interface Bound {
  readonly value: RuleValue;
  readonly isInclusive: boolean;
}

/** What a query's filters say about one field in every document it can return. */
export class Facts {
  /** the value, except that int and float are not distinguished */
  equal: RuleValue | undefined;
  isPresent = false;
  isNotNull = false;
  /** a type name, or 'number' */
  type: string | undefined;
  /** elements that the list contains */
  readonly elements: RuleValue[] = [];
  readonly unequal: RuleValue[] = [];
  readonly lower: Bound[] = [];
  readonly upper: Bound[] = [];
  readonly children = new Map<string, Facts>();

  /** Facts of a field below, whose existence makes this field a map. */
  child(name: string): Facts {
    let facts = this.children.get(name);
    if (!facts) {
      facts = new Facts();
      this.children.set(name, facts);
    }
    this.markPresent('map');
    return facts;
  }

  /** Records that the field exists and is not null, with its type if known. */
  markPresent(type?: string): void {
    this.isPresent = true;
    this.isNotNull = true;
    if (type !== undefined) this.type = type;
  }
}
