import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { fieldPathOf, parseFieldPath } from '../values/field-path';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly path: string;
  readonly mode: IndexMode;
}

interface DeclaredField extends IndexField {
  readonly segments: readonly string[];
}

export interface DeclaredIndex {
  readonly scope: IndexScope;
  readonly fields: readonly DeclaredField[];
}

const AUTOMATIC: readonly DeclaredIndex[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map(
  (mode) => ({
    scope: 'COLLECTION',
    fields: [{ path: '*', segments: [], mode }],
  }),
);

/** The indexes that firestore.indexes.json declares, by collection id. */
export class DeclaredIndexes {
  readonly #composite = new Map<string, DeclaredIndex[]>();
  readonly #overrides = new Map<string, DeclaredIndex[]>();

  /** @throws Error with a readable message when the file does not have the documented form */
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

  /** Declared indexes over several fields. */
  composite(collectionId: string): readonly DeclaredIndex[] {
    return this.#composite.get(collectionId) ?? [];
  }

  /** Composite indexes, and the single-field ones of the given fields: automatic unless overridden. */
  usable(collectionId: string, scope: IndexScope, fieldPaths: Iterable<string>): DeclaredIndex[] {
    const single = [...fieldPaths].flatMap((path) =>
      this.singleField(collectionId, parseFieldPath(path).segments),
    );
    return [...this.composite(collectionId), ...single].filter((index) => index.scope === scope);
  }

  /** Automatic ones, unless the field, a map that contains it, or all fields of the collection have an override. */
  singleField(collectionId: string, segments: readonly string[]): readonly DeclaredIndex[] {
    const { text: path } = fieldPathOf(segments);
    if (this.#overrides.size > 0) {
      for (let length = segments.length; length > 0; length--) {
        const outer = fieldPathOf(segments.slice(0, length)).text;
        const override = this.#overrides.get(overrideKey(collectionId, outer));
        if (override) return over(path, segments, override);
      }
    }
    const general = this.#overrides.get(overrideKey(collectionId, '*'));
    return over(path, segments, general ?? AUTOMATIC);
  }
}

/** The same indexes on another field. */
function over(
  path: string,
  segments: readonly string[],
  indexes: readonly DeclaredIndex[],
): readonly DeclaredIndex[] {
  return indexes.map(({ scope, fields }) => ({
    scope,
    fields: fields.map((f) => ({ ...f, path, segments })),
  }));
}

function overrideKey(collectionId: string, path: string): string {
  return `${collectionId}\n${path}`;
}

function fieldOf(json: Json | undefined, mode: JsonObject): DeclaredField {
  const path = canonical(json);
  const segments = path === '*' ? [] : parseFieldPath(path).segments;
  if (mode.arrayConfig === 'CONTAINS') return { path, segments, mode: 'CONTAINS' };
  return { path, segments, mode: mode.order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
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
  if (typeof json !== 'string') throw new Error('The index file has an entry without a name.');
  return json;
}
