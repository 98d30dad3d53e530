import type { Json, JsonObject } from '../../../shared/json';
import { parseFieldPath } from '../values/field-path';
import { isObject } from '../values/proto-value';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly path: string;
  readonly mode: IndexMode;
}

export interface DeclaredIndex {
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

const AUTOMATIC: readonly IndexMode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

/** What firestore.indexes.json declares, asked per collection id. */
export class DeclaredIndexes {
  readonly #composite = new Map<string, DeclaredIndex[]>();
  readonly #overrides = new Map<string, DeclaredIndex[]>();

  /** @throws Error in plain words when the file is not of the documented form */
  constructor(file: JsonObject) {
    for (const entry of objects(file.indexes, 'indexes')) {
      const fields = objects(entry.fields, 'fields').map((field) => fieldOf(field.fieldPath, field));
      const own = this.#composite.get(text(entry.collectionGroup)) ?? [];
      own.push({ scope: scopeOf(entry), fields: fields.filter(({ path }) => path !== '__name__') });
      this.#composite.set(text(entry.collectionGroup), own);
    }
    for (const entry of objects(file.fieldOverrides, 'fieldOverrides')) {
      const indexes = objects(entry.indexes, 'indexes').map((index) => ({
        scope: scopeOf(index),
        fields: [fieldOf(entry.fieldPath, index)],
      }));
      this.#overrides.set(overrideKey(text(entry.collectionGroup), canonical(entry.fieldPath)), indexes);
    }
  }

  /** Composite indexes, and the single-field ones of the given fields: automatic unless overridden. */
  usable(collectionId: string, scope: IndexScope, fieldPaths: Iterable<string>): DeclaredIndex[] {
    const own = this.#composite.get(collectionId) ?? [];
    const single = [...fieldPaths].flatMap((path) => this.#singleField(collectionId, path));
    return [...own, ...single].filter((index) => index.scope === scope);
  }

  #singleField(collectionId: string, path: string): DeclaredIndex[] {
    const override = this.#overrides.get(overrideKey(collectionId, path));
    const rest = this.#overrides.get(overrideKey(collectionId, '*'));
    const general = rest?.map(({ scope, fields }) => ({
      scope,
      fields: fields.map((f) => ({ ...f, path })),
    }));
    const automatic = AUTOMATIC.map((mode) => ({ scope: 'COLLECTION' as const, fields: [{ path, mode }] }));
    return override ?? general ?? automatic;
  }
}

function overrideKey(collectionId: string, path: string): string {
  return `${collectionId}\n${path}`;
}

function fieldOf(path: Json | undefined, mode: JsonObject): IndexField {
  if (mode.arrayConfig === 'CONTAINS') return { path: canonical(path), mode: 'CONTAINS' };
  return { path: canonical(path), mode: mode.order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

function canonical(path: Json | undefined): string {
  return path === '*' ? '*' : parseFieldPath(text(path)).text;
}

function scopeOf(entry: JsonObject): IndexScope {
  return entry.queryScope === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function objects(json: Json | undefined, what: string): JsonObject[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error(`"${what}" in the index file must be a list.`);
  return json.filter(isObject);
}

function text(json: Json | undefined): string {
  if (typeof json !== 'string') throw new Error('The index file holds an entry without a name.');
  return json;
}
