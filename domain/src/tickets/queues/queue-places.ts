/**
 * The queues of a library once one has a place among the others.
 * @param refs in order, with or without the one
 * @param position counted from 0; beyond the end is the end
 */
export const withPlace = (refs: readonly string[], ref: string, position: number): readonly string[] =>
  refs.filter((other) => other !== ref).toSpliced(position, 0, ref);
