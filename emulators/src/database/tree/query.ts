import { compareIndexKeys, indexed } from './index-order';
import { Branch, type IndexKey, Leaf, type Node } from './node';
import { compareKeys, MAX_KEY, MIN_KEY, type Scalar } from './order';
import { branchOf } from './update';

/** One end of a query's range. */
export interface Bound {
  readonly value: Scalar | null;
  /** Key that breaks ties; absent = before (start) or after (end) every key. */
  readonly key?: string;
  readonly isInclusive: boolean;
}

export interface Query {
  /** `.key`, `.value`, `.priority` or a child path. */
  readonly index: string;
  readonly start?: Bound;
  readonly end?: Bound;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' };
}

type Entry = readonly [string, Leaf | Branch];

/** Whether the query returns everything at its path. */
export function loadsAllData(query: Query): boolean {
  return query.start === undefined && query.end === undefined && query.limit === undefined;
}

function indexKeyOf(bound: Bound, edge: string): IndexKey {
  return { by: bound.value === null ? null : new Leaf(bound.value), key: bound.key ?? edge };
}

interface Range<K> {
  readonly compare: (a: K, b: K) => number;
  readonly start: K | undefined;
  readonly end: K | undefined;
  readonly isStartInclusive: boolean;
  readonly isEndInclusive: boolean;
}

function isAfterStart<K>(range: Range<K>, key: K): boolean {
  if (range.start === undefined) return true;
  const order = range.compare(range.start, key);
  return range.isStartInclusive ? order <= 0 : order < 0;
}

function isBeforeEnd<K>(range: Range<K>, key: K): boolean {
  if (range.end === undefined) return true;
  const order = range.compare(key, range.end);
  return range.isEndInclusive ? order <= 0 : order < 0;
}

function inclusion(query: Query): { isStartInclusive: boolean; isEndInclusive: boolean } {
  return {
    isStartInclusive: query.start?.isInclusive ?? true,
    isEndInclusive: query.end?.isInclusive ?? true,
  };
}

function keyRange(query: Query): Range<string> {
  const edgeOf = (bound: Bound | undefined) => (typeof bound?.value === 'string' ? bound.value : undefined);
  return { compare: compareKeys, start: edgeOf(query.start), end: edgeOf(query.end), ...inclusion(query) };
}

function indexRange(query: Query): Range<IndexKey> {
  return {
    compare: compareIndexKeys,
    start: query.start && indexKeyOf(query.start, MIN_KEY),
    end: query.end && indexKeyOf(query.end, MAX_KEY),
    ...inclusion(query),
  };
}

interface Sorted<K> {
  entries(lowest?: K): IterableIterator<[K, Leaf | Branch]>;
  entriesReversed(highest?: K): IterableIterator<[K, Leaf | Branch]>;
}

interface Scan<K> {
  readonly sorted: Sorted<K>;
  readonly range: Range<K>;
  readonly limit: Query['limit'];
  readonly keyOf: (key: K) => string;
}

function scan<K>({ sorted, range, limit, keyOf }: Scan<K>): Entry[] {
  const found: Entry[] = [];
  const fromLast = limit?.from === 'last';
  const most = limit?.count ?? Number.POSITIVE_INFINITY;
  const isBegun = fromLast ? isBeforeEnd : isAfterStart;
  const isOngoing = fromLast ? isAfterStart : isBeforeEnd;
  const walk = fromLast ? sorted.entriesReversed(range.end) : sorted.entries(range.start);
  for (const [key, child] of walk) {
    if (found.length >= most || !isOngoing(range, key)) break;
    if (isBegun(range, key)) found.push([keyOf(key), child]);
  }
  return fromLast ? found.reverse() : found;
}

/** The children a query selects, in the query's order. Costs the size of the result once the index exists. */
export function selectChildren(node: Node, query: Query): readonly Entry[] {
  if (!(node instanceof Branch)) return [];
  const { limit } = query;
  if (query.index === '.key') {
    return scan({ sorted: node.children, range: keyRange(query), limit, keyOf: (key) => key });
  }
  const sorted = indexed(node, query.index);
  return scan({ sorted, range: indexRange(query), limit, keyOf: ({ key }) => key });
}

/** Whether a child is in the query's range, ignoring limits. */
export function isInRange(query: Query, key: string, by: Node): boolean {
  if (query.index === '.key') {
    const range = keyRange(query);
    return isAfterStart(range, key) && isBeforeEnd(range, key);
  }
  const range = indexRange(query);
  return isAfterStart(range, { by, key }) && isBeforeEnd(range, { by, key });
}

/** What a query returns: the selected children, without the priority of the node itself. */
export function runQuery(node: Node, query: Query): Node {
  if (loadsAllData(query)) return node;
  return branchOf(selectChildren(node, query).map(([key, child]) => [key, child]));
}
