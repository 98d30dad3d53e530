import { directed, type OrderPart } from '../store/field-index';
import { DOCUMENT_NAME } from '../values/field-path';
import { AFTER } from '../values/text-key';
import type { Bound, Condition, Disjunct, Query } from './query';

/** A position between keys: just before everything that begins with `key`, or just after. */
interface Edge {
  readonly key: string;
  readonly isAfter: boolean;
}

export interface KeyRange {
  readonly low: string;
  /** exclusive */
  readonly high: string;
}

function edgeText({ key, isAfter }: Edge): string {
  return isAfter ? key + AFTER : key;
}

/** The part of an index below `head` that a disjunct and the cursors select; undefined when empty. */
export function scanRange(
  head: string,
  query: Query,
  disjunct: Disjunct,
  pinned: ReadonlyMap<string, string>,
): KeyRange | undefined {
  const first = query.orders.find(({ field }) => !pinned.has(field.text));
  let range: KeyRange = { low: head, high: head + AFTER };
  const name = {
    field: { text: DOCUMENT_NAME, segments: [DOCUMENT_NAME] },
    isDescending: query.isNameDescending,
  };
  for (const condition of disjunct) range = narrow(range, head, first ?? name, condition);
  if (query.start) {
    range = { ...range, low: max(range.low, head + edgeText(cursorEdge(query.start, query, pinned))) };
  }
  if (query.end) {
    range = { ...range, high: min(range.high, head + edgeText(cursorEdge(query.end, query, pinned))) };
  }
  return range.low < range.high ? range : undefined;
}

function max(a: string, b: string): string {
  return a > b ? a : b;
}

function min(a: string, b: string): string {
  return a < b ? a : b;
}

/** Applies an inequality on the index's first order to the range. */
function narrow(range: KeyRange, head: string, order: OrderPart, condition: Condition): KeyRange {
  if (condition.field.text !== order.field.text) return range;
  const edges = edgesOf(condition);
  const low = order.isDescending ? flipped(edges.high) : edges.low;
  const high = order.isDescending ? flipped(edges.low) : edges.high;
  return {
    low: low ? max(range.low, head + edgeText(low)) : range.low,
    high: high ? min(range.high, head + edgeText(high)) : range.high,
  };
}

function flipped(edge: Edge | undefined): Edge | undefined {
  return edge && { key: directed(edge.key, true), isAfter: !edge.isAfter };
}

/** The range of matching values, in ascending order. Values of other types never match. */
function edgesOf({ field, op, operands }: Condition): { low?: Edge; high?: Edge } {
  const key = operands[0] ?? '';
  const isName = field.text === DOCUMENT_NAME;
  const classStart = isName ? undefined : { key: tagBelow(key), isAfter: true };
  const classEnd = isName ? undefined : { key: key.slice(0, 1), isAfter: true };
  switch (op) {
    case 'LESS_THAN':
      return edges(classStart, { key, isAfter: false });
    case 'LESS_THAN_OR_EQUAL':
      return edges(classStart, { key, isAfter: true });
    case 'GREATER_THAN':
      return edges({ key, isAfter: true }, classEnd);
    case 'GREATER_THAN_OR_EQUAL':
      return edges({ key, isAfter: false }, classEnd);
    case 'EQUAL':
      return edges({ key, isAfter: false }, { key, isAfter: true });
    default:
      return {};
  }
}

/**
 * The class before a key's own. A class begins after it rather than at its own tag: inverted, the tag may
 * be followed by the same unit as `AFTER` (for false and the empty text).
 */
function tagBelow(key: string): string {
  return String.fromCharCode(key.charCodeAt(0) - 1);
}

function edges(low: Edge | undefined, high: Edge | undefined): { low?: Edge; high?: Edge } {
  return { ...(low && { low }), ...(high && { high }) };
}

/** A cursor's position in an index without the pinned fields. */
function cursorEdge(cursor: Bound, query: Query, pinned: ReadonlyMap<string, string>): Edge {
  let key = '';
  for (const [i, value] of cursor.values.entries()) {
    const order = query.orders[i];
    const fixed = order && pinned.get(order.field.text);
    if (order === undefined || fixed === undefined) {
      key += directed(value, order ? order.isDescending : query.isNameDescending);
    } else if (fixed !== value) {
      // All entries with these leading values lie on one side of the cursor.
      return { key, isAfter: fixed < value !== order.isDescending };
    }
  }
  return { key, isAfter: cursor.isAfter };
}
