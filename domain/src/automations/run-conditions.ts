import type { RunCondition } from '../entities/workflow-run';
import type { Reason } from '../predicate/evaluate';
import { isGroup, type Predicate } from '../predicate/predicate';
import { writePredicate } from '../predicate/text-form';

/** A group is kept by its kind alone: its parts follow it. */
const head = (predicate: Predicate): Predicate =>
  isGroup(predicate) ? { match: predicate.match, of: [] } : predicate;

/** Why conditions held or did not, line by line: each group before its parts (D-145). */
export const conditionsOf = (reason: Reason, depth = 0): RunCondition[] => [
  {
    predicate: writePredicate(head(reason.predicate)),
    holds: reason.holds,
    found: reason.found === null ? null : [...reason.found],
    depth,
  },
  ...reason.of.flatMap((part) => conditionsOf(part, depth + 1)),
];
