/** How often an automation ran within the time that the breaker looks back: at all, and at the ticket of the next run. */
export interface RecentRuns {
  readonly ofRule: number;
  readonly atTicket: number;
}

interface BurstLimits {
  readonly ofRule: number;
  readonly atTicket: number;
}

/**
 * The circuit breaker (D-145): what keeps the next run from being done. At one ticket it only leaves that run out, since a visitor
 * who writes much must not switch off an automation for everybody; too many runs at all switch it off.
 */
export function burstOf(
  { ofRule, atTicket }: RecentRuns,
  limits: BurstLimits,
): 'too-often' | 'switched-off' | null {
  if (ofRule >= limits.ofRule) return 'switched-off';
  return atTicket >= limits.atTicket ? 'too-often' : null;
}
