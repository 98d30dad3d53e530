import { StatusError } from '../../../shared/status-error';
import type { StoredDocument } from '../store/stored-document';
import { valueAt } from '../values/field-path';
import { orderKey } from '../values/order-key';
import { elementsOf, entriesOf, isVector } from '../values/proto-value';
import type { DeclaredIndex, DeclaredIndexes } from './declared-indexes';

const MAX_ENTRIES = 40_000;

type Value = Parameters<typeof entriesOf>[0];

/** INVALID_ARGUMENT when a document would take more index entries than production allows for one. */
export function checkIndexEntries(document: StoredDocument, declared: DeclaredIndexes): void {
  const { collectionId, path } = document;
  const fields = entriesOf({ mapValue: { fields: document.fields } });
  let entries = 0;
  for (const [name, value] of fields) entries += singleFieldEntries(collectionId, [name], value, declared);
  for (const index of declared.composite(collectionId)) entries += compositeEntries(document, index);
  if (entries > MAX_ENTRIES) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `too many index entries for entity ${path}: ${entries}, at most ${MAX_ENTRIES} are allowed.`,
    );
  }
}

/** A map counts by its fields, an array by its distinct elements, anything else once per direction. */
function singleFieldEntries(
  collectionId: string,
  segments: readonly string[],
  value: Value,
  declared: DeclaredIndexes,
): number {
  if ('mapValue' in value && !isVector(value)) {
    let entries = 0;
    for (const [name, inner] of entriesOf(value)) {
      entries += singleFieldEntries(collectionId, [...segments, name], inner, declared);
    }
    return entries;
  }
  const modes = declared
    .singleField(collectionId, segments)
    .flatMap(({ fields }) => fields.map(({ mode }) => mode));
  const contains = modes.filter((mode) => mode === 'CONTAINS').length;
  return 'arrayValue' in value ? contains * distinctElements(value) : modes.length - contains;
}

/** A composite index has one entry per element of its array field, and none if a field is missing. */
function compositeEntries(document: StoredDocument, { fields }: DeclaredIndex): number {
  let entries = 1;
  for (const { segments, mode } of fields) {
    const value = valueAt(document.fields, segments);
    if (value === undefined) return 0;
    if (mode === 'CONTAINS') entries *= distinctElements(value);
  }
  return entries;
}

function distinctElements(value: Value): number {
  return new Set(elementsOf(value).map((element) => orderKey(element))).size;
}
