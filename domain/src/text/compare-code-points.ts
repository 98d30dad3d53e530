/**
 * Compares two texts as Firestore's indexes do, by code points: in UTF-16, which JavaScript compares by, characters beyond
 * the first 65,536 would come before some of the others.
 */
export function compareCodePoints(one: string, other: string): number {
  const others = other[Symbol.iterator]();
  for (const character of one) {
    const { value, done } = others.next();
    if (done === true) return 1;
    if (value !== character) return (character.codePointAt(0) ?? 0) - (value.codePointAt(0) ?? 0);
  }
  return others.next().done === true ? 0 : -1;
}
