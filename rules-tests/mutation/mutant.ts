/** A change to a rules file that alters its meaning. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export const apply = (source: string, { start, end, replacement }: Mutant) =>
  source.slice(0, start) + replacement + source.slice(end);

/** The position and the change, in one line. */
export function describeMutant(source: string, { start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const flat = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
  return `line ${line}: ${flat(source.slice(start, end))}  →  ${flat(replacement)}`;
}

/** Comparisons made a little or a lot wider or narrower. */
const OTHER_COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '===': ['!=='],
  '!=': ['=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

/** Replaces an operator between two operands. */
export function operatorMutants(
  source: string,
  operator: string,
  between: { readonly from: number; readonly to: number },
): Mutant[] {
  const start = source.indexOf(operator, between.from);
  if (start < 0 || start >= between.to) return [];
  return (OTHER_COMPARISONS[operator] ?? []).map((replacement) => ({
    start,
    end: start + operator.length,
    replacement,
  }));
}
