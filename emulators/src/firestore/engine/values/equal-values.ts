import { isObject, type Json } from '../../../shared/json';

/** Whether the stored content is the same: types matter (1 differs from 1.0), the order of map entries does not. */
export function isSameContent(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element, i) => isSameContent(element, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameContent(a[name], b[name]))
  );
}
