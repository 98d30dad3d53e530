/**
 * The segments of a Firestore field path: dots separate, back-ticks quote, a backslash escapes inside quotes.
 */
export function parseFieldPath(path: string): string[] {
  const segments: string[] = [];
  let segment = '';
  let isQuoted = false;
  for (let at = 0; at < path.length; at += 1) {
    const character = path[at] ?? '';
    if (character === '`') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') {
      at += 1;
      segment += path[at] ?? '';
    } else if (!isQuoted && character === '.') {
      segments.push(segment);
      segment = '';
    } else segment += character;
  }
  return [...segments, segment];
}
