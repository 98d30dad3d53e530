/** What production bills for documents. */
export interface Bill {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** One request and what it costs; the caller is `admin`, `signed-out` or `user:{uid}`. */
export interface BilledRequest extends Bill {
  /** RFC 3339 */
  readonly at: string;
  /** name of the RPC */
  readonly method: string;
  readonly caller: string;
}

export interface Statement extends Bill {
  /** the present mark: pass it to `since` to leave out everything before it */
  readonly mark: number;
  readonly requests: readonly BilledRequest[];
}

export interface BillingClient {
  /** The present mark. */
  mark(): Promise<number>;
  /** Everything billed since a mark. @throws Error when the stand-in does not answer */
  since(mark: number): Promise<Statement>;
}

/** A mark that no ledger reaches: it returns the present mark and nothing else. */
const NO_REQUESTS = 10 ** 14;

/**
 * Asks a Firestore stand-in what production would bill; for tests and benchmarks.
 * @param host `host:port`, as in FIRESTORE_EMULATOR_HOST
 */
export function billingClient(host: string, project: string): BillingClient {
  async function since(mark: number): Promise<Statement> {
    const url = `http://${host}/emulator/v1/projects/${project}:billing?since=${mark}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The Firestore stand-in answered ${response.status} to ${url}`);
    return (await response.json()) as Statement;
  }
  return { since, mark: async () => (await since(NO_REQUESTS)).mark };
}
