import { AFTER } from '../values/text-key';
import { ChangeHistory, type PastDocuments } from './change-history';
import { FieldIndex, type IndexShape, shapeId } from './field-index';
import { createSortedTree, type SortedTree } from './sorted-tree';
import type { DocumentChange, StoredDocument } from './stored-document';

const HISTORY_CAPACITY = 10_000;
const MAX_INDEXES = 256;

/** The documents of one database in memory: by name, and in one index per query shape seen so far. */
export class DocumentStore {
  readonly #byPath = new Map<string, StoredDocument>();
  readonly #byName: SortedTree<StoredDocument> = createSortedTree();
  readonly #byCollectionId = new Map<string, Map<string, StoredDocument>>();
  readonly #indexes = new Map<string, FieldIndex>();
  readonly #history = new ChangeHistory(HISTORY_CAPACITY);

  get size(): number {
    return this.#byPath.size;
  }

  get(path: string): StoredDocument | null {
    return this.#byPath.get(path) ?? null;
  }

  /** All documents by name; do not change it. */
  get byName(): SortedTree<StoredDocument> {
    return this.#byName;
  }

  all(): IterableIterator<StoredDocument> {
    return this.#byPath.values();
  }

  /** Makes changes visible. Without a time they leave no trace in the history (loading). */
  apply(changes: readonly DocumentChange[], time?: number): void {
    for (const { before, after } of changes) {
      if (before && !after) this.#remove(before);
      if (before && after) for (const index of this.#indexesOf(before)) index.remove(before);
      // Replaces the previous version, if there is one.
      if (after) this.#add(after);
    }
    if (time !== undefined) this.#history.record(changes, time);
  }

  /** After loading: nothing earlier than `time` (microseconds) is known. */
  startHistoryAt(time: number): void {
    this.#history.startAt(time);
  }

  undoTo(time: number): PastDocuments | undefined {
    return this.#history.undoTo(time);
  }

  replacedSince(time: number): StoredDocument[] {
    return this.#history.replacedSince(time);
  }

  /** The index for a shape. Built on first use, then kept up to date; the least used one is dropped. */
  index(shape: IndexShape): FieldIndex {
    const id = shapeId(shape);
    const known = this.#indexes.get(id);
    const index = known ?? this.#build(shape);
    if (known) this.#indexes.delete(id);
    this.#indexes.set(id, index);
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size > MAX_INDEXES && oldest !== undefined) this.#indexes.delete(oldest);
    return index;
  }

  /** First document whose name key is at or after `key`. */
  firstFrom(key: string): StoredDocument | undefined {
    const [first] = this.#byName.entries(key);
    return first?.[1];
  }

  #build(shape: IndexShape): FieldIndex {
    const index = new FieldIndex(shape);
    index.fill(this.#byCollectionId.get(shape.collectionId)?.values() ?? []);
    return index;
  }

  #add(document: StoredDocument): void {
    this.#byPath.set(document.path, document);
    this.#byName.set(document.nameKey, document);
    const group = this.#byCollectionId.get(document.collectionId);
    if (group) group.set(document.path, document);
    else this.#byCollectionId.set(document.collectionId, new Map([[document.path, document]]));
    for (const index of this.#indexesOf(document)) index.add(document);
  }

  #remove(document: StoredDocument): void {
    this.#byPath.delete(document.path);
    this.#byName.delete(document.nameKey);
    this.#byCollectionId.get(document.collectionId)?.delete(document.path);
    for (const index of this.#indexesOf(document)) index.remove(document);
  }

  *#indexesOf(document: StoredDocument): Generator<FieldIndex> {
    for (const index of this.#indexes.values()) {
      if (index.shape.collectionId === document.collectionId) yield index;
    }
  }
}

/** Bounds in `byName` of everything strictly below a name prefix. */
export function descendantRange(prefix: string): { low: string; high: string } {
  return { low: `${prefix}\u0001`, high: prefix + AFTER };
}
