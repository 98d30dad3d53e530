import { DEFAULT_HOSTING_PORT, LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { setLogLevel } from 'firebase/app';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { LIBRARY_IDS } from '../library-data';
import { ACTS, type Act, actAt, hasRoom, play } from './programme';
import { rest, type Stage } from './stage';

const say = (sentence: string): void => {
  process.stdout.write(`${new Date().toLocaleTimeString('en-GB')}  ${sentence}\n`);
};

/** Lets visitors come one after the other until the process is stopped. */
async function main(): Promise<void> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error(
      'Simulated visitors only come to emulators; set FIREBASE_AUTH_EMULATOR_HOST to host:port.',
    );
  }
  setLogLevel('silent');
  const people = getAuth(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? LOCAL_PROJECT_ID }));
  const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);
  const stage: Stage = { hostingPort, libraryId: LIBRARY_IDS.lumen, speed: 1, say };
  const turns = new Map<Act, number>(ACTS.map((act) => [act, 0]));
  const running = new Map<Act, number>(ACTS.map((act) => [act, 0]));
  for (let index = 0; ; index += 1) {
    const { afterMs, act } = actAt(index);
    await rest(stage, afterMs);
    const now = running.get(act) ?? 0;
    if (!hasRoom(act, now)) continue;
    const turn = turns.get(act) ?? 0;
    turns.set(act, turn + 1);
    running.set(act, now + 1);
    void play(stage, people, act, turn)
      .catch((error: unknown) => say(`A visitor gave up: ${String(error)}`))
      .finally(() => running.set(act, (running.get(act) ?? 1) - 1));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
