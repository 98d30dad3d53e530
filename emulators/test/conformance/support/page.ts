import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { behindTheScenes } from './scenario';
import { SCENARIOS, type ScenarioName } from './scenarios';

/** How a page reaches the stand-in. */
export interface PageSettings {
  readonly host: string;
  readonly port: number;
  readonly project: string;
  readonly firestore: sdk.FirestoreSettings;
}

export interface PageApi {
  open(settings: PageSettings): void;
  run(name: ScenarioName, room: string): Promise<unknown>;
  close(): Promise<void>;
}

declare global {
  var conformance: PageApi;
}

let settings: PageSettings | undefined;
let db: sdk.Firestore | undefined;

globalThis.conformance = {
  open(asked) {
    settings = asked;
    const app = initializeApp({ projectId: asked.project, apiKey: 'fake', appId: '1:2:web:3' });
    db = sdk.initializeFirestore(app, asked.firestore);
    sdk.connectFirestoreEmulator(db, asked.host, asked.port);
  },
  async run(name, room) {
    if (db === undefined || settings === undefined) throw new Error('The page has not been opened.');
    const behind = behindTheScenes(`http://${settings.host}:${settings.port}`, settings.project);
    return SCENARIOS[name]({ sdk, db, room, behind });
  },
  async close() {
    if (db !== undefined) await sdk.terminate(db);
  },
};
