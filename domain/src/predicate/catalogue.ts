import type { Token } from './predicate';

interface Labelled {
  /** as people see it */
  readonly label: string;
}

/** One value out of some; '' is none. */
export interface ChoiceField<Thing> extends Labelled {
  readonly kind: 'choice';
  readonly tokens: readonly Token[];
  /** every value that there is; left out if a library has its own */
  readonly only?: readonly string[];
  readonly read: (thing: Thing) => string;
  /** field of the document; `isAlwaysThere` unless documents may lack it */
  readonly stored?: { readonly path: string; readonly isAlwaysThere: boolean };
}

/** Any number of values. */
export interface SetField<Thing> extends Labelled {
  readonly kind: 'set';
  readonly tokens: readonly Token[];
  readonly read: (thing: Thing) => readonly string[];
  readonly stored?: { readonly path: string };
}

/** Yes or no, each with a sentence of its own. */
export interface FlagField<Thing> extends Labelled {
  readonly kind: 'flag';
  readonly yes: string;
  readonly no: string;
  readonly read: (thing: Thing) => boolean;
  /** the values of a field of the document that mean yes, and no: all that it can have */
  readonly stored?: {
    readonly path: string;
    readonly yes: readonly string[];
    readonly no: readonly string[];
  };
}

/** Words, compared without case. */
export interface TextField<Thing> extends Labelled {
  readonly kind: 'text';
  readonly read: (thing: Thing) => string;
}

/** A moment, in milliseconds since 1970; null if there is none. */
export interface TimeField<Thing> extends Labelled {
  readonly kind: 'time';
  readonly read: (thing: Thing) => number | null;
}

/** A moment that is still to come or has passed, in milliseconds since 1970; null if there is none. */
export interface DeadlineField<Thing> extends Labelled {
  readonly kind: 'deadline';
  readonly read: (thing: Thing) => number | null;
}

export type Field<Thing> =
  | ChoiceField<Thing>
  | SetField<Thing>
  | FlagField<Thing>
  | TextField<Thing>
  | TimeField<Thing>
  | DeadlineField<Thing>;

/** The fields of one kind of thing, by the names that predicates have for them. */
export type Catalogue<Thing> = Readonly<Record<string, Field<Thing>>>;

/** The field that a condition names; undefined for none, whatever objects inherit. */
export const fieldOf = <Thing>(catalogue: Catalogue<Thing>, name: string): Field<Thing> | undefined =>
  Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
