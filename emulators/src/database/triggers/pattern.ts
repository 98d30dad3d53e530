import { HttpError } from '../rest/http-error';

/** One segment of a trigger's path: a fixed key, or anything. */
export type Segment = { readonly kind: 'key'; readonly key: string } | { readonly kind: 'any' };

function readSegment(text: string): Segment {
  const capture = /^\{[^{}=]*(?:=(.*))?\}$/.exec(text);
  const glob = capture ? (capture[1] ?? '*') : text;
  if (glob.includes('**'))
    throw new HttpError(400, `Patterns over several levels are not supported: ${text}`);
  if (glob === '*') return { kind: 'any' };
  if (glob.includes('*')) throw new HttpError(400, `Patterns inside a key are not supported: ${text}`);
  return { kind: 'key', key: glob };
}

/** Reads a path pattern like `users/{uid}/name`. */
export function readPathPattern(path: string): Segment[] {
  return path.split('/').filter(Boolean).map(readSegment);
}

/** Reads an instance pattern: a name, `*`, `{name}`, or a name with stars in it. */
export function readInstancePattern(pattern: string): (instance: string) => boolean {
  const capture = /^\{[^{}=]*(?:=(.*))?\}$/.exec(pattern);
  const glob = capture ? (capture[1] ?? '*') : pattern;
  const source = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${source.join('.*')}$`);
  return (instance) => expression.test(instance);
}
