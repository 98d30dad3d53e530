/** A teammate who could get a chat. */
export interface ChatCandidate {
  readonly uid: string;
  readonly openChats: number;
}

/**
 * Who gets a chat that has waited long enough: whoever has the fewest open chats, and of several the first by uid, so
 * that the same state always gives the same answer (D-46).
 * @param passedOver whom it just came back from, '' for nobody
 * @param team uids of those who get it before all others, if one of them can take it (D-102)
 * @returns the uid, undefined while nobody can take it
 */
export function routeChat(
  candidates: readonly ChatCandidate[],
  passedOver: string,
  team: readonly string[] = [],
): string | undefined {
  const able = candidates.filter(({ uid }) => uid !== passedOver);
  const ofTeam = able.filter(({ uid }) => team.includes(uid));
  const [first] = (ofTeam.length > 0 ? ofTeam : able).toSorted(
    (one, other) => one.openChats - other.openChats || (one.uid < other.uid ? -1 : 1),
  );
  return first?.uid;
}
