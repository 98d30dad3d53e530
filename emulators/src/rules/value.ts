import type { Position } from './source-text';

export class RuleBytes {
  constructor(readonly data: Uint8Array) {}
}

export class RuleList {
  constructor(readonly items: readonly RuleValue[]) {}
}

/** Elements by their equality key (see value-key.ts), in order of first appearance. */
export class RuleSet {
  constructor(readonly byKey: ReadonlyMap<string, RuleValue>) {}
}

/** Where a map's entries come from; values are converted only when a rule reads them. */
export interface MapSource {
  keys(): string[];
  read(key: string): RuleValue | undefined;
}

export class RuleMap {
  private readonly known = new Map<string, RuleValue>();
  private sortedKeys: string[] | undefined;

  constructor(private readonly source: MapSource) {}

  static of(entries: ReadonlyMap<string, RuleValue>): RuleMap {
    return new RuleMap({ keys: () => [...entries.keys()], read: (key) => entries.get(key) });
  }

  /** undefined when the key is missing */
  get(key: string): RuleValue | undefined {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = this.source.read(key);
    if (value !== undefined) this.known.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  keys(): readonly string[] {
    this.sortedKeys ??= this.source.keys().sort();
    return this.sortedKeys;
  }
}

export class RuleMapDiff {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

export class RulePath {
  constructor(readonly segments: readonly string[]) {}
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
