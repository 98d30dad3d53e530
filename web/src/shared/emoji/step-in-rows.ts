/**
 * Which item of a grid the key leads to. @param perRow how many stand in a row
 * @returns undefined for any other key
 */
export function stepInRows(key: string, at: number, { count, perRow }: { count: number; perRow: number }) {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + perRow,
    ArrowUp: at - perRow,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  if (next === undefined) return undefined;
  return next < 0 || next >= count ? at : next;
}
