import { isObject, type JsonObject } from '../../../shared/json';
import { elementsOf, entriesOf, kindOf } from './proto-value';

export const MAX_DOCUMENT_BYTES = 1_048_576;

/** A document's size in production, in bytes: its name, its field names and values, and 32 bytes more. */
export function documentSize(path: string, fields: JsonObject): number {
  return nameSize(path) + mapSize(Object.entries(fields).filter(isField)) + 32;
}

function isField(entry: [string, JsonObject[string]]): entry is [string, JsonObject] {
  return isObject(entry[1]);
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16);
}

function mapSize(entries: [string, JsonObject][]): number {
  return entries.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + 1 + valueSize(value), 0);
}

function valueSize(value: JsonObject): number {
  const kind = kindOf(value);
  switch (kind) {
    case 'nullValue':
    case 'booleanValue':
      return 1;
    case 'integerValue':
    case 'doubleValue':
    case 'timestampValue':
      return 8;
    case 'geoPointValue':
      return 16;
    case 'stringValue':
      return Buffer.byteLength(String(value.stringValue)) + 1;
    case 'bytesValue':
      return Buffer.byteLength(String(value.bytesValue), 'base64');
    case 'referenceValue':
      return nameSize(String(value.referenceValue).split('/').slice(5).join('/'));
    case 'arrayValue':
      return elementsOf(value).reduce((sum, element) => sum + valueSize(element), 0);
    case 'mapValue':
      return mapSize(entriesOf(value));
  }
}
