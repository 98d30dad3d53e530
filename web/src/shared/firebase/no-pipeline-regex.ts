/**
 * Replaces `re2js` in our builds. Firestore's client needs that engine (45 KB compressed) only to evaluate regular
 * expressions of pipeline queries in its cache. We have no pipelines, and rules and indexes would not allow any.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries with regular expressions are not part of this build.');
  },
} as const;
