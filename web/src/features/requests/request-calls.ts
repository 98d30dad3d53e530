import type { AnswerOf } from '@harborline/domain/api/contract';
import {
  askForRequestsLink,
  getMyRequests,
  leaveMyRequests,
  redeemRequestsLink,
} from '@harborline/domain/api/inbox/my-requests';
import { report } from '../../shared/config/report';
import { askAsVisitor, postAsVisitor, readAsVisitor } from '../../shared/firebase/visitor-session';

/** What a step came to: expected refusals are values, a lost connection throws. */
export type StepResult = 'done' | 'invalid' | 'later' | 'gone' | 'failed';

const RESULTS: Readonly<Record<number, StepResult>> = { 400: 'invalid', 410: 'gone', 429: 'later' };

const resultOf = ({ ok, status }: Response): StepResult => (ok ? 'done' : (RESULTS[status] ?? 'failed'));

const unlessLost = (step: Promise<Response>): Promise<StepResult> => step.then(resultOf, () => 'failed');

/** Asks for a link by email. The answer says nothing about the address (D-118). */
export const askForLink = (libraryId: string, email: string): Promise<StepResult> =>
  unlessLost(postAsVisitor(askForRequestsLink, { support_lib_id: libraryId, email }));

/** Uses the link of an email up, on behalf of this browser. */
export const redeemLink = (libraryId: string, token: string): Promise<StepResult> =>
  unlessLost(postAsVisitor(redeemRequestsLink, { support_lib_id: libraryId, token }));

export type MyRequests = AnswerOf<typeof getMyRequests>;

/** One page of the requests. @param cursor '' for the first @throws Error if it cannot be read */
export async function readRequests(libraryId: string, cursor: string): Promise<MyRequests> {
  const query = { support_lib_id: libraryId, ...(cursor === '' ? {} : { cursor }) };
  const answer = (await readAsVisitor(getMyRequests, query)) as { readonly data?: unknown };
  return getMyRequests.answer.parse(answer.data);
}

/** Ends what the link opened in this browser. @returns the conversations that it can open no more; null if that failed */
export async function leaveRequests(libraryId: string): Promise<readonly string[] | null> {
  try {
    const answer = (await askAsVisitor(leaveMyRequests, { support_lib_id: libraryId })) as {
      readonly data?: unknown;
    };
    return leaveMyRequests.answer.parse(answer.data).closed;
  } catch (error) {
    report('requests-not-left', error);
    return null;
  }
}
