/** The values that differ from the stored ones. */
export function changedValues<Values extends object>(saved: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => saved[name as keyof Values] !== value);
  return Object.fromEntries(changed) as Partial<Values>;
}
