import type { FieldPath } from '../values/field-path';
import { nameKey } from '../values/name-key';
import { invertKey } from '../values/text-key';
import { createSortedTree, type SortedTree } from './sorted-tree';
import type { StoredDocument } from './stored-document';

export interface OrderPart {
  readonly field: FieldPath;
  readonly isDescending: boolean;
}

/** What an index sorts by: its equality fields, an array's elements, its order fields, the name. */
export interface IndexShape {
  readonly collectionId: string;
  /** false: entries start with the parent document, so that one index serves every such collection */
  readonly isGroup: boolean;
  readonly equalities: readonly FieldPath[];
  readonly contains: FieldPath | undefined;
  readonly orders: readonly OrderPart[];
  readonly isNameDescending: boolean;
}

/** Equal for equal shapes. */
export function shapeId(shape: IndexShape): string {
  return JSON.stringify([
    shape.collectionId,
    shape.isGroup,
    shape.equalities.map((field) => field.text),
    shape.contains?.text ?? null,
    shape.orders.map((order) => [order.field.text, order.isDescending]),
    shape.isNameDescending,
  ]);
}

export function directed(key: string, isDescending: boolean): string {
  return isDescending ? invertKey(key) : key;
}

/** First part of an entry of a collection-scoped index. */
function parentKey(collectionPath: string): string {
  return nameKey(collectionPath.slice(0, Math.max(0, collectionPath.lastIndexOf('/'))));
}

/** Documents of one collection id, sorted for one shape of query. */
export class FieldIndex {
  readonly tree: SortedTree<StoredDocument> = createSortedTree();
  constructor(readonly shape: IndexShape) {}

  /** Fills an empty index; sorted first, since a tree grows fastest at its end. */
  fill(documents: Iterable<StoredDocument>): void {
    const entries: [string, StoredDocument][] = [];
    for (const document of documents)
      for (const key of this.#entries(document)) entries.push([key, document]);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key, document] of entries) this.tree.set(key, document);
  }

  add(document: StoredDocument): void {
    for (const key of this.#entries(document)) this.tree.set(key, document);
  }

  remove(document: StoredDocument): void {
    for (const key of this.#entries(document)) this.tree.delete(key);
  }

  /** A document without one of the fields has no entry. */
  #entries(document: StoredDocument): string[] {
    const { shape } = this;
    let head = shape.isGroup ? '' : parentKey(document.collectionPath);
    for (const field of shape.equalities) {
      const key = document.key(field);
      if (key === undefined) return [];
      head += key;
    }
    let tail = '';
    for (const { field, isDescending } of shape.orders) {
      const key = document.key(field);
      if (key === undefined) return [];
      tail += directed(key, isDescending);
    }
    tail += directed(document.nameKey, shape.isNameDescending);
    if (shape.contains === undefined) return [head + tail];
    return [...new Set(document.elementKeys(shape.contains))].map((element) => head + element + tail);
  }
}
