const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * People who have the admin area open and are not away.
 * @param presence `presence/{library}`: uid -> slot -> `presentTabSchema`
 */
export function attentiveUids(presence: unknown): ReadonlySet<string> {
  if (!isRecord(presence)) return new Set();
  const isAttentive = (tab: unknown) => isRecord(tab) && tab.away === 0;
  const attentive = Object.entries(presence).filter(
    ([, tabs]) => isRecord(tabs) && Object.values(tabs).some(isAttentive),
  );
  return new Set(attentive.map(([uid]) => uid));
}
