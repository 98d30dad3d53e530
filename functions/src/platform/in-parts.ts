interface PartLimits<Item> {
  /** items in a part */
  readonly count: number;
  /** of all items of a part together */
  readonly weight?: number;
  readonly weigh?: (item: Item) => number;
}

/** Items in their order, in parts within limits. One that is too heavy for any part has a part of its own. */
export function inParts<Item>(
  items: readonly Item[],
  { count, weight = Number.POSITIVE_INFINITY, weigh = () => 0 }: PartLimits<Item>,
): Item[][] {
  const parts: Item[][] = [];
  let sum = 0;
  for (const item of items) {
    const own = weigh(item);
    const last = parts.at(-1);
    sum += own;
    if (last && last.length < count && sum <= weight) {
      last.push(item);
      continue;
    }
    parts.push([item]);
    sum = own;
  }
  return parts;
}
