import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';

export type Fields = Readonly<Record<string, unknown>>;
type Key = string | number;
type Path = readonly Key[];

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  value !== SERVER_TIME &&
  !(value instanceof Date) &&
  !Array.isArray(value);

/** The same with the server's time filled in. */
export function withTime(value: unknown, time: () => unknown): unknown {
  if (value === SERVER_TIME) return time();
  // The SDK sends no server time inside a list.
  if (Array.isArray(value)) return value.map((entry) => withTime(entry, () => new Date(0)));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTime(entry, time)]));
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const entries: [Key, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isMap(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, entry]) => [[...path, key], ...pathsIn(entry, [...path, key])]);
}

const GONE = Symbol('gone');

function changed(value: unknown, [key, ...rest]: Path, into: unknown): unknown {
  if (key === undefined) return into;
  if (Array.isArray(value)) {
    const items = value.map((entry, index) => (index === key ? changed(entry, rest, into) : entry));
    return items.filter((entry) => entry !== GONE);
  }
  const map = isMap(value) ? value : {};
  const entries = Object.entries({ ...map, [key]: changed(map[key], rest, into) });
  return Object.fromEntries(entries.filter(([, entry]) => entry !== GONE));
}

const inner = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (Array.isArray(at) ? at[Number(key)] : isMap(at) ? at[key] : undefined),
    value,
  );

/** Values that do not suit most fields, including some from the world. */
const ODD = [
  null,
  0,
  1,
  2,
  -1,
  1.5,
  true,
  false,
  '',
  'x',
  'nowhere',
  'stranger',
  'otherOpen',
  'off',
  'a/b',
  [],
  ['x'],
  [7],
  {},
  { a: 'x' },
  new Date(0),
  SERVER_TIME,
] as const;

/** A value of more than a megabyte is refused before rules are asked. */
const MOST_OF_FOUR_BYTES = 200_000;
const UNITS = ['x', 'ü', '😀'] as const;

export interface Valid {
  readonly fields: fc.Arbitrary<Fields>;
  /** limits in characters, by the last key of the path */
  readonly limits: Readonly<Record<string, number>>;
  /** values worth trying, by the last key of the path */
  readonly others?: Readonly<Record<string, readonly unknown[]>>;
}

interface Change {
  readonly kind: 'drop' | 'add' | 'odd' | 'length' | 'other';
  readonly at: number;
  readonly pick: number;
}

const someChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('drop', 'add', 'odd', 'length', 'length', 'other'),
  at: fc.nat(1000),
  pick: fc.nat(1000),
});

const pickFrom = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Lists hold no lists. */
function oddFor(path: Path, pick: number): unknown {
  const odd = pickFrom(ODD, pick);
  return typeof path.at(-1) === 'number' && Array.isArray(odd) ? null : odd;
}

function apply(fields: Fields, change: Change, { limits, others = {} }: Valid): Fields {
  const { kind, at, pick } = change;
  const named = (names: object) => (path: Path) => Object.hasOwn(names, String(path.at(-1)));
  const all = pathsIn(fields);
  const wanted =
    kind === 'length' ? all.filter(named(limits)) : kind === 'other' ? all.filter(named(others)) : all;
  const path = pickFrom(wanted, at);
  if (!path) return fields;
  const name = String(path.at(-1));
  const into = () => {
    if (kind === 'drop') return GONE;
    if (kind === 'odd') return oddFor(path, pick);
    if (kind === 'other') return pickFrom(others[name] ?? [], pick);
    const length = (limits[name] ?? 0) + (pickFrom([-1, 0, 1], pick) ?? 0);
    const unit = length > MOST_OF_FOUR_BYTES ? 'x' : (pickFrom(UNITS, Math.floor(pick / 3)) ?? 'x');
    return unit.repeat(Math.max(0, length));
  };
  // Next to the chosen path, often deep inside.
  if (kind === 'add' && !isMap(inner(fields, path.slice(0, -1)))) return fields;
  const target = kind === 'add' ? [...path.slice(0, -1), 'extra'] : path;
  return changed(fields, target, kind === 'add' ? pickFrom(ODD, pick) : into()) as Fields;
}

/** Valid documents with none, one or two changes. */
export function nearly(valid: Valid): fc.Arbitrary<Fields> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Change[]>([]) },
    { weight: 5, arbitrary: fc.array(someChange, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(someChange, { minLength: 2, maxLength: 2 }) },
  );
  return fc
    .tuple(valid.fields, changes)
    .map(([fields, list]) => list.reduce((document, change) => apply(document, change, valid), fields));
}

/** Any words, of all kinds of characters. */
export const words = (most: number, least = 0) =>
  fc.string({ unit: 'binary', minLength: least, maxLength: Math.min(most, 40) });
