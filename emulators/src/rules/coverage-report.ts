import type { JsonObject } from '../shared/json';
import type { Position } from './source-text';

/** How often one expression had which result. */
export interface ExpressionCount {
  readonly at: Position;
  readonly isTrue: number;
  readonly isFalse: number;
  /** evaluation failed, as in a missing field */
  readonly failed: number;
  /** text of the first failure */
  readonly cause?: string;
  /** a list query left it undecided */
  readonly unproved: number;
  /** any other value */
  readonly other: number;
}

interface Report {
  readonly count: ExpressionCount;
  readonly children: Report[];
}

/** The expressions of a file as nested reports in the Rules API's form: outermost expressions first. */
export function expressionReports(counts: readonly ExpressionCount[], fileName: string): JsonObject[] {
  const ordered = [...counts].sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
  const roots: Report[] = [];
  const open: Report[] = [];
  for (const count of ordered) {
    while ((open.at(-1)?.count.at.end ?? Number.POSITIVE_INFINITY) < count.at.end) open.pop();
    while ((open.at(-1)?.count.at.end ?? Number.POSITIVE_INFINITY) <= count.at.start) open.pop();
    const report = { count, children: [] };
    (open.at(-1)?.children ?? roots).push(report);
    open.push(report);
  }
  return roots.map((report) => reportJson(report, fileName));
}

function reportJson({ count, children }: Report, fileName: string): JsonObject {
  const { line, column, start, end } = count.at;
  const values = valueCounts(count);
  return {
    sourcePosition: { fileName, line, column, currentOffset: start, endOffset: end },
    ...(values.length > 0 && { values }),
    ...(children.length > 0 && { children: children.map((child) => reportJson(child, fileName)) }),
  };
}

/** Without an entry the expression was never evaluated. */
function valueCounts({
  isTrue,
  isFalse,
  failed,
  cause = '',
  unproved,
  other,
}: ExpressionCount): JsonObject[] {
  return [
    { value: { boolValue: true }, count: isTrue },
    { value: { boolValue: false }, count: isFalse },
    { value: { undefined: { causeMessage: cause } }, count: failed },
    { value: { constraintValue: {} }, count: unproved },
    { value: { anyValue: {} }, count: other },
  ].filter(({ count }) => count > 0);
}
