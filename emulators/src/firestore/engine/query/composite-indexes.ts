import { StatusError } from '../../../shared/status-error';
import type { StoredDocument } from '../store/stored-document';
import { DOCUMENT_NAME } from '../values/field-path';
import type { DeclaredIndex, DeclaredIndexes, IndexField, IndexScope } from './declared-indexes';
import { checkIndexEntries } from './index-entries';
import { missingIndexMessage } from './missing-index';
import { type Disjunct, EQUALITIES, type Query } from './query';

/** What an index must offer for one disjunct: any of `pinned` first, exactly `order` at the end. */
interface Need {
  readonly pinned: readonly IndexField[];
  readonly order: readonly IndexField[];
  /** summed fields after the order, in any direction */
  readonly aggregated: readonly string[];
}

/** Requires the composite indexes that production would. */
export class CompositeIndexes {
  constructor(private readonly declared: DeclaredIndexes) {}

  /** INVALID_ARGUMENT for a document with more index entries than production allows. */
  checkEntries(document: StoredDocument): void {
    checkIndexEntries(document, this.declared);
  }

  /** FAILED_PRECONDITION, naming the entry to add, when no declared or automatic index serves. */
  check(query: Query, aggregated: readonly string[] = []): void {
    if (query.collectionId === '') return;
    const scope: IndexScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    for (const disjunct of query.disjuncts) {
      const need = needOf(query, disjunct, aggregated);
      const wanted = [...need.pinned, ...need.order, ...need.aggregated.map(ascending)];
      if (wanted.length === 0) continue;
      const paths = new Set(wanted.map(({ path }) => path));
      const usable = this.declared.usable(query.collectionId, scope, paths);
      if (!isServed(need, usable)) {
        const { db, collectionId } = query;
        throw new StatusError(
          'FAILED_PRECONDITION',
          missingIndexMessage({
            project: db.project,
            database: db.database,
            collectionId,
            scope,
            fields: wanted,
          }),
        );
      }
    }
  }
}

function ascending(path: string): IndexField {
  return { path, mode: 'ASCENDING' };
}

function needOf(query: Query, disjunct: Disjunct, aggregated: readonly string[]): Need {
  const pinned = new Map<string, IndexField>();
  for (const { field, op } of disjunct) {
    if (field.text === DOCUMENT_NAME) continue;
    if (EQUALITIES.has(op)) pinned.set(field.text, ascending(field.text));
    if (op === 'ARRAY_CONTAINS') pinned.set(`${field.text} `, { path: field.text, mode: 'CONTAINS' });
  }
  const order = query.orders
    .filter(({ field }) => !pinned.has(field.text))
    .map(({ field, isDescending }) => fieldIn(field.text, isDescending));
  const known = new Set([...pinned.keys(), ...order.map(({ path }) => path)]);
  const summed = [...new Set(aggregated)].filter((path) => !known.has(path));
  return { pinned: [...pinned.values()], order, aggregated: summed };
}

function fieldIn(path: string, isDescending: boolean): IndexField {
  return { path, mode: isDescending ? 'DESCENDING' : 'ASCENDING' };
}

/** Several indexes serve together when each ends in the order and they cover every pinned field. */
function isServed(need: Need, usable: readonly DeclaredIndex[]): boolean {
  const heads = usable.map((index) => headOf(index, need)).filter((head) => head !== undefined);
  if (heads.length === 0) return false;
  return need.pinned.every((field) => heads.some((head) => head.some((other) => isPinning(other, field))));
}

/** The pinned fields an index starts with; undefined when the index does not fit. */
function headOf({ fields }: DeclaredIndex, need: Need): readonly IndexField[] | undefined {
  const tailLength = need.order.length + need.aggregated.length;
  const headLength = fields.length - tailLength;
  if (headLength < 0) return undefined;
  const head = fields.slice(0, headLength);
  const order = fields.slice(headLength, headLength + need.order.length);
  const summed = fields.slice(headLength + need.order.length).map(({ path }) => path);
  const fits =
    head.every((field) => need.pinned.some((other) => isPinning(field, other))) &&
    order.every(({ path, mode }, i) => path === need.order[i]?.path && mode === need.order[i]?.mode) &&
    need.aggregated.every((path) => summed.includes(path));
  return fits ? head : undefined;
}

function isPinning(field: IndexField, wanted: IndexField): boolean {
  return field.path === wanted.path && (field.mode === 'CONTAINS') === (wanted.mode === 'CONTAINS');
}
