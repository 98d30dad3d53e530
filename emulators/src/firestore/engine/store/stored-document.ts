import { isObject, type JsonObject } from '../../../shared/json';
import { DOCUMENT_NAME, type FieldPath, valueAt } from '../values/field-path';
import { nameKey } from '../values/name-key';
import { orderKey } from '../values/order-key';
import { elementsOf } from '../values/proto-value';
import { collectionPathOf } from '../values/resource-names';

/** One immutable version of a document. Times are microseconds since 1970. */
export class StoredDocument {
  readonly nameKey: string;
  readonly collectionPath: string;
  readonly collectionId: string;
  /** computed when first needed: most documents are never sorted by a field */
  #keys: Map<string, string | undefined> | undefined;

  constructor(
    /** relative to the documents root */
    readonly path: string,
    /** normalised ProtoJSON */
    readonly fields: JsonObject,
    readonly createTime: number,
    readonly updateTime: number,
  ) {
    this.nameKey = nameKey(path);
    this.collectionPath = collectionPathOf(path);
    this.collectionId = this.collectionPath.slice(this.collectionPath.lastIndexOf('/') + 1);
  }

  /** Order key of a field (or of the name); undefined when the document lacks it. */
  key(field: FieldPath): string | undefined {
    if (field.text === DOCUMENT_NAME) return this.nameKey;
    this.#keys ??= new Map();
    if (this.#keys.has(field.text)) return this.#keys.get(field.text);
    const value = valueAt(this.fields, field.segments);
    const key = value === undefined ? undefined : orderKey(value);
    this.#keys.set(field.text, key);
    return key;
  }

  /** Order keys of the elements of an array field; empty for anything else. */
  elementKeys(field: FieldPath): string[] {
    const value = valueAt(this.fields, field.segments);
    return isObject(value?.arrayValue) ? elementsOf(value).map((element) => orderKey(element)) : [];
  }
}

/** A committed replacement of one document; null stands for no document. */
export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}
