import { officialPort } from '../../support/official';
import { adminOf, rulesSetter, type Standin, startStandin } from './standin';

/** The Realtime Database emulator that a suite runs against, ours or the official one. */
export interface Target extends Pick<Standin, 'port' | 'url' | 'admin' | 'setRules'> {
  /** Stops what was started for the suite. */
  release(): Promise<unknown>;
}

/** A stand-in of the suite's own, or the official emulator with `ns` emptied. */
export async function openTarget(ns: string): Promise<Target> {
  const port = officialPort('FIREBASE_DATABASE_EMULATOR_HOST');
  if (port === undefined) {
    const standin = await startStandin();
    return { ...standin, release: () => standin.stop() };
  }
  const url = `http://127.0.0.1:${port}`;
  const admin = adminOf(url);
  await admin('PUT', '/.json', null, ns);
  return { port, url, admin, setRules: rulesSetter(admin), release: async () => undefined };
}
