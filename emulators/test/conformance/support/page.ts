import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { RIGHTS_SCENARIOS } from './rights-scenarios';
import { behindTheScenes } from './scenario';
import { FAULT_SCENARIOS, SCENARIOS, type ScenarioName, SIGNED_IN_SCENARIOS } from './scenarios';
import { changingUser, userChange } from './user-change';

/** How a page reaches the stand-in. */
export interface PageSettings {
  readonly host: string;
  readonly port: number;
  readonly project: string;
  readonly firestore: sdk.FirestoreSettings;
  /** signs in with an unsigned token of these claims */
  readonly user?: { readonly sub: string; readonly [claim: string]: unknown };
  /** used by `userChange`, which signs in by itself */
  readonly changesUser?: boolean;
}

export type PageScenario = ScenarioName | keyof typeof RIGHTS_SCENARIOS;

export interface PageApi {
  open(settings: PageSettings): void;
  run(name: PageScenario, room: string): Promise<unknown>;
  /** Listens to a document from now on; `seen` returns its latest `n`, or null. */
  watch(path: string): void;
  seen(): number | null;
  write(path: string, n: number): Promise<void>;
  /** Runs the scenario of that name; needs a page opened for it. */
  userChange(): Promise<unknown>;
  close(): Promise<void>;
}

declare global {
  var conformance: PageApi;
}

let settings: PageSettings | undefined;
let db: sdk.Firestore | undefined;
let signIn = (_uid: string): void => {};
let latest: number | null = null;

function client(): sdk.Firestore {
  if (db === undefined) throw new Error('The page has not been opened.');
  return db;
}

globalThis.conformance = {
  open(asked) {
    settings = asked;
    const app = initializeApp({ projectId: asked.project, apiKey: 'fake', appId: '1:2:web:3' });
    if (asked.changesUser) signIn = changingUser(app);
    db = sdk.initializeFirestore(app, asked.firestore);
    const options = asked.user ? { mockUserToken: asked.user } : {};
    sdk.connectFirestoreEmulator(db, asked.host, asked.port, options);
  },
  async run(name, room) {
    if (settings === undefined) throw new Error('The page has not been opened.');
    const behind = behindTheScenes(`http://${settings.host}:${settings.port}`, settings.project);
    return { ...SCENARIOS, ...SIGNED_IN_SCENARIOS, ...FAULT_SCENARIOS, ...RIGHTS_SCENARIOS }[name]({
      sdk,
      db: client(),
      room,
      behind,
    });
  },
  watch(path) {
    sdk.onSnapshot(sdk.doc(client(), path), (snapshot) => {
      latest = snapshot.get('n') ?? null;
    });
  },
  seen: () => latest,
  write: (path, n) => sdk.setDoc(sdk.doc(client(), path), { n }),
  userChange: () => userChange({ sdk, db: client() }, signIn),
  close: () => sdk.terminate(client()),
};
