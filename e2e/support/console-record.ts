import type { BrowserContext, Response } from 'playwright-core';
import { waitFor } from './wait-for';

const isLocal = (url: string) =>
  /^(?:blob:|data:|https?:\/\/(?:[\w-]+\.)*localhost[:/]|https?:\/\/127\.0\.0\.1[:/])/.test(url);
/** The Firestore SDK probes this address when a connection breaks; the probe sends nothing and needs no answer. */
const isConnectivityProbe = (url: string) => url.startsWith('https://www.google.com/images/cleardot.gif');

/** What a browser and the SDKs log about a lost network, and about requests that it interrupted. */
const LOST_CONNECTION =
  /net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED)|Firestore.*(?:transport errored|Could not reach)|transaction at \/presence\/\S+ failed: disconnect/;

/** The live connection gives up an attempt after five seconds, as on a busy machine, and makes another (S4.5-15). */
const SLOW_ATTEMPT = /\/\.ws\?.*closed before the connection is established/;

/**
 * A tab too busy to renew its lease on the cache in time gives it up to another tab of the person; the SDK says so and
 * goes on, and nothing is lost.
 */
const LATE_LEASE = /Failed to obtain primary lease for action/;

const isCommit = (url: string) => url.includes('/documents:commit');

/** What a browser and the SDK each log of a refused commit, although the SDK repeats its transaction. */
const LOGGED_OF_REPEATED = [
  /status of 400 \(Bad Request\) \(\S*\/documents:commit/,
  /RPC 'Commit' \S+ failed with error: +\{"code":"failed-precondition"/,
];

/** Whether a transaction came second: what it read has changed meanwhile. Other writes have no such condition. */
async function isRepeated(response: Response): Promise<boolean> {
  const isOfTransaction = response.request().postData()?.includes('"updateTime"') ?? false;
  if (!isOfTransaction || response.status() !== 400) return false;
  // The page may be gone, and the answer with it.
  const answer = await response.text().catch(() => 'FAILED_PRECONDITION');
  return answer.includes('FAILED_PRECONDITION');
}

/** Console errors, warnings, uncaught exceptions and requests that left this machine, for all tabs of a browser. */
export class ConsoleRecord {
  private readonly problems: string[] = [];
  private readonly accepted: RegExp[] = [SLOW_ATTEMPT, LATE_LEASE];
  private readonly expected: RegExp[] = [];
  /** whether each answer to a commit has the SDK repeat its transaction */
  private readonly repeated: Promise<boolean>[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !isConnectivityProbe(message.location().url))
        this.problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
    context.on('response', (response) => {
      if (isCommit(response.url())) this.repeated.push(isRepeated(response));
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!isLocal(url) && !isConnectivityProbe(url)) this.problems.push(`left this machine: ${url}`);
    });
  }

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** A message that may or may not appear, at any time. */
  allow(pattern: RegExp): void {
    this.accepted.push(pattern);
  }

  /** From here on, messages about a lost connection are allowed, whenever they appear. */
  allowLostConnection(): void {
    this.accepted.push(LOST_CONNECTION);
  }

  /** The unexpected problems. @throws Error if an expected one did not occur */
  async unexpected(): Promise<string[]> {
    for (const pattern of this.expected) {
      const wasSaid = () => this.problems.some((problem) => pattern.test(problem)) || undefined;
      await waitFor(`the console to say ${pattern}`, wasSaid, 5_000);
    }
    const accepted = [...this.expected, ...this.accepted];
    const problems = this.problems.filter((problem) => !accepted.some((pattern) => pattern.test(problem)));
    const repeated = (await Promise.all(this.repeated)).filter(Boolean).length;
    const ofRepeated = LOGGED_OF_REPEATED.flatMap((pattern) =>
      problems.filter((problem) => pattern.test(problem)).slice(0, repeated),
    );
    return problems.filter((problem) => !ofRepeated.includes(problem));
  }
}
