export type RouteParams = Readonly<Record<string, string>>;

/** Splits a path into decoded segments; null if it has an invalid escape. */
function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Matches a path against one pattern such as `article/details/:libraryKey/:id`. Fixed segments match in any
 * case (D-01), parameters keep theirs; a trailing slash makes no difference.
 */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  const given = segmentsOf(path);
  if (given === null || given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}
