import type { RuleValue } from '../value';

export interface Bound {
  readonly value: RuleValue;
  readonly isInclusive: boolean;
}

/** What a query's filters say about one place in every document it can return. */
export class Facts {
  /** the value, up to int versus float */
  equal: RuleValue | undefined;
  isPresent = false;
  isNotNull = false;
  /** a type name, or 'number' */
  type: string | undefined;
  /** elements that the list there holds */
  readonly holds: RuleValue[] = [];
  readonly unequal: RuleValue[] = [];
  readonly lower: Bound[] = [];
  readonly upper: Bound[] = [];
  readonly children = new Map<string, Facts>();

  /** Facts of a field below; that there is one makes this place a map. */
  child(name: string): Facts {
    let facts = this.children.get(name);
    if (!facts) {
      facts = new Facts();
      this.children.set(name, facts);
    }
    this.markPresent('map');
    return facts;
  }

  /** Something other than null is there, of this type if it is known. */
  markPresent(type?: string): void {
    this.isPresent = true;
    this.isNotNull = true;
    if (type !== undefined) this.type = type;
  }
}
