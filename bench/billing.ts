import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';

/** What production bills for documents. */
export interface Bill {
  reads: number;
  writes: number;
  deletes: number;
}

interface BilledRequest extends Bill {
  /** `admin`, `nobody` or `user:{uid}` */
  caller: string;
}

interface Statement {
  mark: number;
  requests: BilledRequest[];
}

export const CALLER_KINDS = ['visitor', 'staff', 'functions'] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];
export type StepBill = Record<CallerKind, Bill>;

/** A function that has to be started first can take this long to begin. */
const QUIET_MS = 5_000;
/** A mark no ledger reaches: asks for the present one and nothing else. */
const NO_REQUESTS = 10 ** 14;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function statementSince(mark: number): Promise<Statement> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const url = `http://${host}/emulator/v1/projects/${LOCAL_PROJECT_ID}:billing?since=${mark}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The Firestore stand-in answered ${response.status} to ${url}`);
  return (await response.json()) as Statement;
}

/** Waits until nothing has been billed for a while: triggers and listeners have come to rest. */
async function restAfter(start: number): Promise<void> {
  let mark = start;
  for (;;) {
    await pause(QUIET_MS);
    const now = (await statementSince(mark)).mark;
    if (now === mark) return;
    mark = now;
  }
}

/** The demo world's people have telling uids; everybody else who is signed in is a visitor. */
function kindOf(caller: string): CallerKind {
  if (caller === 'admin') return 'functions';
  return /^user:(?:lumen|northbeam|quillpad)-/.test(caller) ? 'staff' : 'visitor';
}

/** What one step costs, by who asked; done when everything it set off has come to rest. */
export async function billOf(step: () => Promise<void>): Promise<StepBill> {
  const { mark } = await statementSince(NO_REQUESTS);
  await step();
  await restAfter(mark);
  const bill: StepBill = {
    visitor: { reads: 0, writes: 0, deletes: 0 },
    staff: { reads: 0, writes: 0, deletes: 0 },
    functions: { reads: 0, writes: 0, deletes: 0 },
  };
  for (const { caller, reads, writes, deletes } of (await statementSince(mark)).requests) {
    const entry = bill[kindOf(caller)];
    entry.reads += reads;
    entry.writes += writes;
    entry.deletes += deletes;
  }
  return bill;
}
