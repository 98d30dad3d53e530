import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/database';
import { SCENARIOS, type ScenarioName } from './scenarios';

/** How the page reaches the stand-in. */
export interface PageSettings {
  readonly host: string;
  readonly port: number;
  readonly ns: string;
}

/** The test page's interface for the tests. */
export interface DatabasePage {
  open(settings: PageSettings): void;
  run(name: ScenarioName, room: string): Promise<unknown>;
  /** Queues a write for when this page is gone, and resolves once it is queued. */
  leaveBehind(path: string, value: string): Promise<void>;
}

declare global {
  var databasePage: DatabasePage;
}

let settings: PageSettings | undefined;
let db: sdk.Database | undefined;

function opened(): { settings: PageSettings; db: sdk.Database } {
  if (!settings || !db) throw new Error('The page has not been opened');
  return { settings, db };
}

globalThis.databasePage = {
  open(asked) {
    settings = asked;
    sdk.forceWebSockets();
    const app = initializeApp({ projectId: asked.ns, databaseURL: `https://${asked.ns}.firebaseio.com` });
    db = sdk.getDatabase(app);
    sdk.connectDatabaseEmulator(db, asked.host, asked.port);
  },
  run(name, room) {
    const stage = opened();
    const origin = `http://${stage.settings.host}:${stage.settings.port}`;
    return SCENARIOS[name]({ sdk, db: stage.db, room, origin, ns: stage.settings.ns });
  },
  async leaveBehind(path, value) {
    await sdk.onDisconnect(sdk.ref(opened().db, path)).set(value);
  },
};
