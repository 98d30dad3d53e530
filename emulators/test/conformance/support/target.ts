import { readFileSync } from 'node:fs';
import { officialPort } from '../../support/official';
import { adminOf, PROJECT, RULES, type Standin, startStandin } from './standin';

/** The Firestore emulator that a suite runs against, ours or the official one: all that a suite may know about it. */
export interface Target extends Pick<Standin, 'port' | 'url' | 'admin'> {
  /** Stops what was started for the suite. @throws when it did not stop cleanly */
  release(): Promise<void>;
}

/** A stand-in of the suite's own, or the official emulator, emptied and under the rules of the suites. */
export async function openTarget(project = PROJECT): Promise<Target> {
  const port = officialPort('FIRESTORE_EMULATOR_HOST');
  if (port === undefined) return standinTarget();
  const url = `http://127.0.0.1:${port}`;
  const admin = adminOf(url);
  const rules = { files: [{ name: 'firestore.rules', content: readFileSync(RULES, 'utf8') }] };
  await admin('PUT', `/emulator/v1/projects/${project}:securityRules`, { rules });
  await admin('DELETE', `/emulator/v1/projects/${project}/databases/(default)/documents`);
  return { port, url, admin, release: async () => undefined };
}

async function standinTarget(): Promise<Target> {
  const standin = await startStandin();
  return {
    ...standin,
    async release() {
      const code = await standin.stop();
      if (code !== 0) throw new Error(`The stand-in ended with ${code}: ${standin.output()}`);
    },
  };
}
