/**
 * Limits of the rules language, as the services publish them. How production counts expressions is not published: here
 * each literal, variable, member access, operator and call counts whenever it is evaluated, inside functions at each
 * call, so rules that stay within the limit here stay within it there.
 */
export const RULES_LIMITS = {
  sourceBytes: 256 * 1024,
  matchDepth: 10,
  pathSegments: 100,
  /** wildcards in all patterns around an allow */
  wildcards: 20,
  callDepth: 20,
  lets: 10,
  arguments: 7,
  expressions: 1000,
  /** distinct documents one operation may read */
  accessCallsFirestore: 10,
  accessCallsStorage: 2,
  /** distinct documents that all operations of one commit, transaction or multi-document read may read */
  accessCallsShared: 20,
  /** our own: keeps parsing and evaluation far from exhausting the call stack */
  expressionDepth: 400,
} as const;

/** The share of a limit above which we warn. */
const WARNING_SHARE = 0.6;

/** Whether the use of a limit deserves a warning. */
export function isNearLimit(used: number, limit: number): boolean {
  return used >= limit * WARNING_SHARE;
}
