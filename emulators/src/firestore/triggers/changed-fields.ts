import { isObject, type Json, type JsonObject } from '../../shared/json';

/** Field paths that differ between two ProtoJSON documents, nested maps compared field by field. */
export function changedFields(before: JsonObject, after: JsonObject): string[] {
  const paths: string[] = [];
  compare(fieldsOf(before), fieldsOf(after), '', paths);
  return paths;
}

function compare(before: JsonObject, after: JsonObject, prefix: string, paths: string[]): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const path = prefix + quoted(name);
    const oldMap = mapFields(before[name]);
    const newMap = mapFields(after[name]);
    if (oldMap && newMap) compare(oldMap, newMap, `${path}.`, paths);
    else if (!isSame(before[name], after[name])) paths.push(path);
  }
}

function fieldsOf(document: JsonObject): JsonObject {
  return isObject(document.fields) ? document.fields : {};
}

/** An empty map has no paths below it, so it is compared as a value. */
function mapFields(value: Json | undefined): JsonObject | undefined {
  const map = isObject(value) ? value.mapValue : undefined;
  const fields = isObject(map) ? map.fields : undefined;
  return isObject(fields) && Object.keys(fields).length > 0 ? fields : undefined;
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

function quoted(name: string): string {
  return /^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}
