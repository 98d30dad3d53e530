import type { Position } from './source-text';

export class RuleBytes {
  constructor(readonly data: Uint8Array) {}
}

export class RuleList {
  constructor(
    readonly items: readonly RuleValue[],
    /** equality keys of the elements (see value-key.ts), where they are known in advance */
    readonly knownKeys?: ReadonlySet<string>,
  ) {}
}

/** Elements by their equality key (see value-key.ts), in order of first appearance. */
export class RuleSet {
  constructor(readonly byKey: ReadonlyMap<string, RuleValue>) {}
}

/** A map of the language. */
export abstract class RuleMap {
  private sortedKeys: readonly string[] | undefined;

  static of(entries: ReadonlyMap<string, RuleValue>): RuleMap {
    return new KnownMap(entries);
  }

  /** undefined when the key is missing */
  abstract get(key: string): RuleValue | undefined;

  /** all keys, in any order */
  abstract unsortedKeys(): readonly string[];

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** all keys, in alphabetical order */
  keys(): readonly string[] {
    this.sortedKeys ??= [...this.unsortedKeys()].sort();
    return this.sortedKeys;
  }
}

class KnownMap extends RuleMap {
  constructor(private readonly entries: ReadonlyMap<string, RuleValue>) {
    super();
  }

  override get(key: string): RuleValue | undefined {
    return this.entries.get(key);
  }

  override unsortedKeys(): readonly string[] {
    return [...this.entries.keys()];
  }
}

/** A map over the fields of an object; a value is converted when a rule reads it. */
export class ConvertedMap<Raw> extends RuleMap {
  private converted: Map<string, RuleValue> | undefined;
  private presentKeys: readonly string[] | undefined;

  constructor(
    private readonly fields: Readonly<Record<string, Raw | undefined>>,
    private readonly convert: (raw: Raw) => RuleValue,
  ) {
    super();
  }

  override get(key: string): RuleValue | undefined {
    const known = this.converted?.get(key);
    if (known !== undefined) return known;
    const raw = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
    if (raw === undefined) return undefined;
    const value = this.convert(raw);
    // Strings and booleans are converted again faster than they are found.
    if (typeof value !== 'string' && typeof value !== 'boolean') {
      this.converted ??= new Map();
      this.converted.set(key, value);
    }
    return value;
  }

  override unsortedKeys(): readonly string[] {
    this.presentKeys ??= Object.keys(this.fields).filter((key) => this.fields[key] !== undefined);
    return this.presentKeys;
  }
}

export class RuleMapDiff {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

export class RulePath {
  private joined: string | undefined;

  constructor(readonly segments: readonly string[]) {}

  /** without a slash at the start */
  get text(): string {
    this.joined ??= this.segments.join('/');
    return this.joined;
  }
}

export class RuleTimestamp {
  constructor(readonly nanos: bigint) {}
}

export class RuleDuration {
  constructor(readonly nanos: bigint) {}
}

export class RuleLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A value of the rules language: bigint is int, number is float. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleBytes
  | RuleList
  | RuleSet
  | RuleMap
  | RuleMapDiff
  | RulePath
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng;

/** What an expression results in when it has no value: a `Failure`, or in proofs an `Unknown`. */
export abstract class NoValue {}

/** An operation that has no value; the expression that ran it adds the position. */
export class Failure extends NoValue {
  constructor(readonly message: string) {
    super();
  }
}

/** An evaluation error with its position in the source. */
export class RuleError extends Failure {
  constructor(
    message: string,
    readonly at: Position,
  ) {
    super(message);
  }
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng';

/** Names that may follow `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set<TypeName | 'number'>([
  'null',
  'bool',
  'int',
  'float',
  'number',
  'string',
  'bytes',
  'list',
  'set',
  'map',
  'map_diff',
  'path',
  'timestamp',
  'duration',
  'latlng',
]);

function primitiveType(value: boolean | bigint | number | string): TypeName {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'bigint' ? 'int' : 'float';
}

/** The type a rule sees. */
export function typeOf(value: RuleValue): TypeName {
  if (value === null) return 'null';
  if (typeof value !== 'object') return primitiveType(value);
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleList) return 'list';
  if (value instanceof RulePath) return 'path';
  if (value instanceof RuleTimestamp) return 'timestamp';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof RuleBytes) return 'bytes';
  if (value instanceof RuleMapDiff) return 'map_diff';
  if (value instanceof RuleDuration) return 'duration';
  return 'latlng';
}

/** `value is type` */
export function isOfType(value: RuleValue, type: string): boolean {
  const actual = typeOf(value);
  return type === 'number' ? actual === 'int' || actual === 'float' : actual === type;
}
