import { globOf, readPathPattern, type Segment } from '../../shared/triggers/path-pattern';
import { HttpError } from '../rest/http-error';

/** A segment of a trigger's path, which here matches exactly one key. */
export type KeySegment = Exclude<Segment, { readonly kind: 'many' }>;

function checkedSegment(segment: Segment): KeySegment {
  if (segment.kind === 'many') throw new HttpError(400, 'Patterns over several levels are not supported: **');
  if (segment.kind === 'literal' && segment.text.includes('*'))
    throw new HttpError(400, `Patterns inside a key are not supported: ${segment.text}`);
  return segment;
}

/** Reads the path of a trigger, like `users/{uid}/name`. Throws HttpError 400. */
export function readRefPattern(path: string): KeySegment[] {
  return readPathPattern(path).map(checkedSegment);
}

/** Reads an instance pattern: a name, `*`, `{name}`, or a name containing stars. */
export function readInstancePattern(pattern: string): (instance: string) => boolean {
  const source = globOf(pattern)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${source.join('.*')}$`);
  return (instance) => expression.test(instance);
}
