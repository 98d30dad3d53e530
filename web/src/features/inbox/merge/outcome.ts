import type { AnswerOf } from '@harborline/domain/api/contract';
import type { mergeTickets } from '@harborline/domain/api/inbox/merge-tickets';

type Results = AnswerOf<typeof mergeTickets>['results'];

/** What came of the tickets of a call: how many were changed and refused, and why the first of these was; '' if none was. */
export function countOf(results: Results) {
  const refusals = results.flatMap((result) => (result.outcome === 'refused' ? [result.because] : []));
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return { done, refused: refusals.length, because: refusals[0] ?? '' };
}
