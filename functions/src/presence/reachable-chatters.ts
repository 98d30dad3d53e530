import { attentiveUids } from './attentive-uids';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * People who have the admin area open, are not away and take chats.
 * @param presence `presence/{library}`
 * @param members `members/{library}`: uid -> Membership
 */
export function reachableChatters(presence: unknown, members: unknown, nowMs: number): string[] {
  if (!isRecord(members)) return [];
  return [...attentiveUids(presence)].filter((uid) => {
    const member = members[uid];
    return isRecord(member) && member.takes_chats === true && Number(member.until) > nowMs;
  });
}
