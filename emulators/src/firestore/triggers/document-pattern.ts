/**
 * Matches document paths against a trigger's pattern: `{x}` is one segment, `{x=*}` too, `{x=**}` any number
 * of them (at least one), a bare `*` and `**` likewise.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchSegments(pattern.split('/').map(kindOf), path.split('/'));
}

type Part = { kind: 'literal'; text: string } | { kind: 'one' } | { kind: 'many' };

function kindOf(segment: string): Part {
  const wildcard = /^\{[^}=]*(?:=([^}]*))?\}$/.exec(segment);
  const shape = wildcard ? (wildcard[1] ?? '*') : segment;
  if (shape === '**') return { kind: 'many' };
  if (shape === '*') return { kind: 'one' };
  return { kind: 'literal', text: segment };
}

function matchSegments(parts: readonly Part[], segments: readonly string[]): boolean {
  const [part, ...restParts] = parts;
  if (part === undefined) return segments.length === 0;
  const [segment, ...rest] = segments;
  if (segment === undefined) return false;
  if (part.kind === 'literal') return part.text === segment && matchSegments(restParts, rest);
  if (part.kind === 'one') return matchSegments(restParts, rest);
  return matchSegments(restParts, rest) || matchSegments(parts, rest);
}
