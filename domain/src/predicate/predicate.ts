/** How a group joins its parts: all of them, one at least, or none of them. */
export const GROUP_KINDS = ['all', 'any', 'none'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** What a field of each kind can be asked. */
export const OPERATORS = {
  choice: ['any-of', 'none-of'],
  set: ['any-of', 'none-of'],
  flag: ['yes', 'no'],
  text: ['is', 'is-not', 'contains', 'lacks'],
  time: ['within', 'older', 'today', 'yesterday', 'since', 'before'],
  deadline: ['overdue', 'due-within', 'no-due'],
} as const;
export type FieldKind = keyof typeof OPERATORS;
export type Operator = (typeof OPERATORS)[FieldKind][number];

/** One question about one field. */
export interface Condition {
  readonly field: string;
  readonly op: Operator;
  /** refs, words, a span such as `7d` or a day such as `2026-01-31`, as the operator needs; words that begin with @ stand for others */
  readonly values: readonly string[];
}

/** Predicates that are joined. Without parts, `all` and `none` hold and `any` does not. */
export interface Group {
  readonly match: GroupKind;
  readonly of: readonly Predicate[];
}

/** What may hold of a thing: a ticket, for example (D-111). */
export type Predicate = Condition | Group;

export const isGroup = (predicate: Predicate): predicate is Group => 'match' in predicate;

/** Words that stand for other values: the person who looks, their teams, and no value. */
export const TOKENS = { me: '@me', myTeams: '@my-teams', none: '@none' } as const;
export type Token = (typeof TOKENS)[keyof typeof TOKENS];

/** What a predicate is about beside the thing itself. */
export interface Context {
  /** milliseconds since 1970 */
  readonly now: number;
  /** uid of the person who looks */
  readonly me: string;
  /** refs of their teams */
  readonly myTeams: readonly string[];
  /** IANA name, for whole days */
  readonly timeZone: string;
}

/** The same predicate with other values of one field. */
export const withValues = (
  predicate: Predicate,
  field: string,
  change: (value: string) => string,
): Predicate => {
  if (isGroup(predicate))
    return { ...predicate, of: predicate.of.map((part) => withValues(part, field, change)) };
  return predicate.field === field ? { ...predicate, values: predicate.values.map(change) } : predicate;
};

/** Whether some part of a predicate asks for a field. */
export const asksFor = (predicate: Predicate, field: string): boolean =>
  isGroup(predicate) ? predicate.of.some((part) => asksFor(part, field)) : predicate.field === field;

/** Whether some part of a predicate has a word that stands for others. */
export const hasToken = (predicate: Predicate, token: Token): boolean =>
  isGroup(predicate)
    ? predicate.of.some((part) => hasToken(part, token))
    : predicate.values.some((value) => value === token);
