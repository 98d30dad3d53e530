import type { JsonObject } from '../../../shared/json';
import type { StoredDocument } from '../store/stored-document';
import { type FieldPath, valueAt, withValueAt } from '../values/field-path';
import { type DatabaseName, fullName } from '../values/resource-names';
import { timestampOfMicros } from '../values/timestamps';

/** A document as clients receive it, whole or reduced to some fields. */
export function documentJson(
  db: DatabaseName,
  document: StoredDocument,
  projection?: readonly FieldPath[],
): JsonObject {
  return {
    name: fullName(db, document.path),
    fields: projection ? projected(document.fields, projection) : document.fields,
    createTime: timestampOfMicros(document.createTime),
    updateTime: timestampOfMicros(document.updateTime),
  };
}

function projected(fields: JsonObject, projection: readonly FieldPath[]): JsonObject {
  let kept: JsonObject = {};
  for (const { segments } of projection) {
    const value = valueAt(fields, segments);
    if (value !== undefined) kept = withValueAt(kept, segments, value);
  }
  return kept;
}
