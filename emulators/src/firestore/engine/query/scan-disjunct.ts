import { type DocumentStore, descendantRange } from '../store/document-store';
import { directed, type IndexShape } from '../store/field-index';
import { valuesBetween } from '../store/sorted-tree';
import type { StoredDocument } from '../store/stored-document';
import { DOCUMENT_NAME, type FieldPath } from '../values/field-path';
import { nameKey, namePrefix } from '../values/name-key';
import { NAN_KEY, NULL_KEY } from '../values/order-key';
import { isComparable, matchesCondition } from './match-filter';
import { isInScope } from './membership';
import { type Condition, type Disjunct, EQUALITIES, type Query } from './query';
import { type KeyRange, scanRange } from './scan-range';

/** Members of one disjunct within the cursors, in the query's effective order. */
export function* scanDisjunct(
  store: DocumentStore,
  query: Query,
  disjunct: Disjunct,
): Generator<StoredDocument> {
  if (disjunct.some(matchesNothing)) return;
  for (const document of candidates(store, query, disjunct)) {
    if (isInScope(query, document) && disjunct.every((part) => matchesCondition(document, part)))
      yield document;
  }
}

function matchesNothing({ op, operands }: Condition): boolean {
  return (op === 'EQUAL' || op === 'ARRAY_CONTAINS') && operands.some((operand) => !isComparable(operand));
}

function candidates(store: DocumentStore, query: Query, disjunct: Disjunct): Iterable<StoredDocument> {
  return query.collectionId === '' ? scanNames(store, query, disjunct) : scanIndex(store, query, disjunct);
}

function scanIndex(store: DocumentStore, query: Query, disjunct: Disjunct): Iterable<StoredDocument> {
  const pinned = pinnedKeys(disjunct);
  const contains = disjunct.find(({ op }) => op === 'ARRAY_CONTAINS');
  const equalities = [...fieldsOf(disjunct, pinned).values()];
  const shape: IndexShape = {
    collectionId: query.collectionId,
    isGroup: query.allDescendants,
    equalities,
    contains: contains?.field,
    orders: query.orders.filter(({ field }) => !pinned.has(field.text)),
    isNameDescending: query.isNameDescending,
  };
  const head = [
    shape.isGroup ? '' : nameKey(query.parentPath),
    ...equalities.map(({ text }) => pinned.get(text) ?? ''),
    contains?.operands[0] ?? '',
  ].join('');
  const range = scanRange(head, query, disjunct, pinned);
  return range ? valuesBetween(store.index(shape).tree, range.low, range.high) : [];
}

/** Order keys of the fields that the disjunct pins to one value. */
function pinnedKeys(disjunct: Disjunct): Map<string, string> {
  const pinned = new Map<string, string>();
  for (const { field, op, operands } of disjunct) {
    if (!EQUALITIES.has(op) || field.text === DOCUMENT_NAME || pinned.has(field.text)) continue;
    pinned.set(field.text, op === 'IS_NULL' ? NULL_KEY : op === 'IS_NAN' ? NAN_KEY : (operands[0] ?? ''));
  }
  return pinned;
}

/** The pinned fields in a fixed order, so that equal queries share an index. */
function fieldsOf(disjunct: Disjunct, pinned: ReadonlyMap<string, string>): Map<string, FieldPath> {
  const fields = new Map<string, FieldPath>();
  for (const text of [...pinned.keys()].sort()) {
    const field = disjunct.find((condition) => condition.field.text === text)?.field;
    if (field) fields.set(text, field);
  }
  return fields;
}

/** Documents of every collection below the parent, by name alone. */
function* scanNames(store: DocumentStore, query: Query, disjunct: Disjunct): Generator<StoredDocument> {
  const everything = descendantRange(namePrefix(query.parentPath));
  const range = scanRange('', query, disjunct, new Map());
  if (!range) return;
  if (query.isNameDescending) {
    // The tree only iterates upwards, so bounds of the inverted order are checked on each document.
    for (const document of [...valuesBetween(store.byName, everything.low, everything.high)].reverse()) {
      if (isWithin(range, directed(document.nameKey, true))) yield document;
    }
    return;
  }
  const low = isWithin(everything, range.low) ? range.low : everything.low;
  for (const document of valuesBetween(store.byName, low, everything.high)) {
    if (document.nameKey >= range.high) return;
    if (isWithin(range, document.nameKey)) yield document;
  }
}

function isWithin({ low, high }: KeyRange, key: string): boolean {
  return key >= low && key < high;
}
