import type { BrowserContext } from 'playwright-core';
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

/** Console errors, warnings, uncaught exceptions and requests that left this machine, for all tabs of a browser. */
export class ConsoleRecord {
  private readonly problems: string[] = [];
  private readonly accepted: RegExp[] = [SLOW_ATTEMPT];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !isConnectivityProbe(message.location().url))
        this.problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
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
    return this.problems.filter((problem) => !accepted.some((pattern) => pattern.test(problem)));
  }
}
