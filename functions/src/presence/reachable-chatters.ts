import { attentiveUids } from './attentive-uids';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Those of the people who have the admin area open and are not away, who still work in the library and for whom `isMeant`. */
function attentiveMembers(
  presence: unknown,
  members: unknown,
  nowMs: number,
  isMeant: (member: Readonly<Record<string, unknown>>) => boolean,
): string[] {
  if (!isRecord(members)) return [];
  return [...attentiveUids(presence)].filter((uid) => {
    const member = members[uid];
    return isRecord(member) && Number(member.until) > nowMs && isMeant(member);
  });
}

/**
 * People who have the admin area open, are not away and take chats.
 * @param presence `presence/{library}`
 * @param members `members/{library}`: uid -> Membership
 */
export const reachableChatters = (presence: unknown, members: unknown, nowMs: number): string[] =>
  attentiveMembers(presence, members, nowMs, ({ takes_chats }) => takes_chats === true);

/** The same, whatever they may do. */
export const presentUids = (presence: unknown, members: unknown, nowMs: number): string[] =>
  attentiveMembers(presence, members, nowMs, () => true);
