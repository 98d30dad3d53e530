const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAttentive = (tab: unknown): boolean => isObject(tab) && tab.away === 0;

const isMember = (member: unknown, nowMs: number): boolean =>
  isObject(member) && Number(member.until) > nowMs;

/**
 * How many people are reachable now: active members with at least one open tab that is not away.
 * @param presence `presence/{library}`: uid -> slot -> `presentTabSchema`
 * @param members `members/{library}`: uid -> Membership, which ends for a person who acts there (D-12)
 */
export function countOnline(presence: unknown, members: unknown, nowMs: number): number {
  if (!isObject(presence) || !isObject(members)) return 0;
  return Object.entries(presence).filter(
    ([uid, tabs]) => isMember(members[uid], nowMs) && isObject(tabs) && Object.values(tabs).some(isAttentive),
  ).length;
}
