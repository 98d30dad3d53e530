import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { billingClient } from '../emulators/src/billing-client';

/** The documents that production bills. */
export interface Bill {
  reads: number;
  writes: number;
  deletes: number;
}

export const CALLER_KINDS = ['visitor', 'staff', 'functions'] as const;
type CallerKind = (typeof CALLER_KINDS)[number];
export type StepBill = Record<CallerKind, Bill>;

export function billSum(bills: readonly Readonly<Bill>[]): Bill {
  const sum: Bill = { reads: 0, writes: 0, deletes: 0 };
  for (const { reads, writes, deletes } of bills) {
    sum.reads += reads;
    sum.writes += writes;
    sum.deletes += deletes;
  }
  return sum;
}

/** A function that must start first can take this long. */
const QUIET_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const billing = () => billingClient(process.env.FIRESTORE_EMULATOR_HOST ?? '', LOCAL_PROJECT_ID);

/** Waits until nothing has been billed for a while, so triggers and listeners are idle. */
async function restAfter(start: number): Promise<void> {
  let mark = start;
  for (;;) {
    await pause(QUIET_MS);
    const now = (await billing().since(mark)).mark;
    if (now === mark) return;
    mark = now;
  }
}

/** The uids of the demo world's people name their library; any other signed-in user is a visitor. */
function kindOf(caller: string): CallerKind {
  if (caller === 'admin') return 'functions';
  return /^user:(?:lumen|northbeam|quillpad)-/.test(caller) ? 'staff' : 'visitor';
}

/** The cost of one step by caller; resolves when everything it triggered is idle. */
export async function billOf(step: () => Promise<void>): Promise<StepBill> {
  const mark = await billing().mark();
  await step();
  await restAfter(mark);
  const bill: StepBill = {
    visitor: { reads: 0, writes: 0, deletes: 0 },
    staff: { reads: 0, writes: 0, deletes: 0 },
    functions: { reads: 0, writes: 0, deletes: 0 },
  };
  for (const { caller, reads, writes, deletes } of (await billing().since(mark)).requests) {
    const entry = bill[kindOf(caller)];
    entry.reads += reads;
    entry.writes += writes;
    entry.deletes += deletes;
  }
  return bill;
}

/** Documents that one person reads in a step and shortly after it, whatever triggers are doing. */
export async function readsOf(uid: string, step: () => Promise<void>): Promise<number> {
  const mark = await billing().mark();
  await step();
  await pause(QUIET_MS);
  const { requests } = await billing().since(mark);
  const own = requests.filter(({ caller }) => caller === `user:${uid}`);
  return own.reduce((sum, { reads }) => sum + reads, 0);
}
