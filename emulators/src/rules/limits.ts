/** Limits of the rules language, as the services publish them. */
export const RULES_LIMITS = {
  sourceBytes: 256 * 1024,
  matchDepth: 10,
  pathSegments: 100,
  callDepth: 20,
  lets: 10,
  arguments: 7,
  expressions: 1000,
  /** distinct documents one operation may read */
  accessCallsFirestore: 10,
  accessCallsStorage: 2,
  /** distinct documents that all operations of one commit, transaction or multi-document read may read */
  accessCallsShared: 20,
  /** our own: keeps parsing and evaluation far away from the end of the call stack */
  expressionDepth: 400,
} as const;
