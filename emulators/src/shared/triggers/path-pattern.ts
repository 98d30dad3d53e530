/** One segment of a trigger's path: a fixed text, any segment, or any number of them (at least one). */
export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one' }
  | { readonly kind: 'many' };

/** What a part of a pattern matches: `*` for `{x}`, `a-*` for `{x=a-*}`, otherwise itself. */
export function globOf(part: string): string {
  const capture = /^\{[^{}=]*(?:=(.*))?\}$/.exec(part);
  return capture ? (capture[1] ?? '*') : part;
}

/** Reads a path pattern like `users/{uid}/name` or `users/{rest=**}`. */
export function readPathPattern(pattern: string): Segment[] {
  return pattern.split('/').filter(Boolean).map(readSegment);
}

function readSegment(part: string): Segment {
  const glob = globOf(part);
  if (glob === '**') return { kind: 'many' };
  if (glob === '*') return { kind: 'one' };
  return { kind: 'literal', text: glob };
}

/** Whether a pattern matches a path. */
export function matchesPath(pattern: readonly Segment[], path: readonly string[]): boolean {
  const [segment, ...segments] = pattern;
  if (segment === undefined) return path.length === 0;
  const [key, ...keys] = path;
  if (key === undefined) return false;
  if (segment.kind === 'literal') return segment.text === key && matchesPath(segments, keys);
  if (segment.kind === 'one') return matchesPath(segments, keys);
  return matchesPath(segments, keys) || matchesPath(pattern, keys);
}
