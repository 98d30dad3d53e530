import type { RunCondition } from '../entities/workflow-run';
import type { Reason } from '../predicate/evaluate';
import { isGroup, type Predicate } from '../predicate/predicate';
import { parsePredicate, writePredicate } from '../predicate/text-form';
import { AUTOMATION_CATALOGUE } from './catalogue';

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

/** A kept line as the reason that it was; null if its field is gone. */
export function reasonOf({ predicate, holds, found }: RunCondition): Reason | null {
  const parsed = parsePredicate(predicate, AUTOMATION_CATALOGUE);
  return parsed && { predicate: parsed, holds, found, of: [] };
}
