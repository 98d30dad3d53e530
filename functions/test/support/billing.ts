import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { hostOf } from './suite';

/** A mark that no ledger reaches: it returns the present mark. */
const NO_REQUESTS = 10 ** 14;

interface BilledRequest {
  readonly caller: string;
  readonly method: string;
  readonly reads: number;
}

async function statement(since: number) {
  const answer = await fetch(
    `http://${hostOf('firestore')}/emulator/v1/projects/${LOCAL_PROJECT_ID}:billing?since=${since}`,
  );
  return (await answer.json()) as { mark: number; requests: BilledRequest[] };
}

/**
 * The documents that functions read by name during a step. Schedules run all the time: their queries are left out,
 * but what they and late triggers read by name is not, so a step may have to be tried again.
 */
export async function namedReadsOf(step: () => Promise<unknown>): Promise<number> {
  const { mark } = await statement(NO_REQUESTS);
  await step();
  const { requests } = await statement(mark);
  return requests
    .filter(({ caller, method }) => caller === 'admin' && method === 'BatchGetDocuments')
    .reduce((sum, { reads }) => sum + reads, 0);
}
