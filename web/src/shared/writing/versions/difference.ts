export interface Part {
  readonly kind: 'same' | 'before' | 'after';
  readonly text: string;
}

/** More comparisons than this would block the page; such texts are shown as replaced. */
const MAX_COMPARISONS = 4_000_000;

const partsOf = (kind: Part['kind'], texts: readonly string[]): Part[] =>
  texts.map((text) => ({ kind, text }));

/** Lengths of the longest common subsequences from each pair of indexes on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const down = rows[row + 1]?.[column] ?? 0;
      const right = rows[row]?.[column + 1] ?? 0;
      const both = (rows[row + 1]?.[column + 1] ?? 0) + 1;
      const line = rows[row];
      if (line !== undefined) line[column] = before[row] === after[column] ? both : Math.max(down, right);
    }
  }
  return rows;
}

function compareMiddle(before: readonly string[], after: readonly string[]): Part[] {
  if (before.length * after.length > MAX_COMPARISONS) {
    return [...partsOf('before', before), ...partsOf('after', after)];
  }
  const lengths = commonLengths(before, after);
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      parts.push({ kind: 'same', text: before[row] ?? '' });
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      parts.push({ kind: 'before', text: before[row] ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'after', text: after[column] ?? '' });
      column += 1;
    }
  }
  return [...parts, ...partsOf('before', before.slice(row)), ...partsOf('after', after.slice(column))];
}

/** The common parts of two sequences of texts and the parts of only one, in order. */
export function difference(before: readonly string[], after: readonly string[]): Part[] {
  const limit = Math.min(before.length, after.length);
  let start = 0;
  while (start < limit && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < limit - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...partsOf('same', before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...partsOf('same', before.slice(before.length - end)),
  ];
}
