import type { Query } from 'firebase/firestore';
import { type Bench, codeOf, type Scenario, until } from './scenario';

const HEAD = "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {";
const USER = '/databases/$(database)/documents/Users/$(request.auth.uid)';
/** Staff may read while their own document says that they are active. */
const STAFF_RULES = `${HEAD}
  match /work/{id} { allow read: if get(${USER}).data.is_active == true; }
  match /lobby/{id} { allow read: if !exists(${USER}) || get(${USER}).data.role != 'x'; }
}}`;
const LOBBY_RULES = `${HEAD} match /lobby/{id} { allow read: if true; } }}`;

/** How long a listener may continue after its right has ended. */
const SOON_MS = 1_500;

interface Watch {
  /** ids of the latest snapshot; undefined before the first */
  ids?: string;
  error?: string;
  stop(): void;
}

function watch({ sdk }: Bench, query: Query): Watch {
  const state: Watch = { stop: () => undefined };
  state.stop = sdk.onSnapshot(
    query,
    (snapshot) => {
      state.ids = snapshot.docs.map((found) => found.id).join(' ');
    },
    (error) => {
      state.error = error.code;
    },
  );
  return state;
}

async function open(bench: Bench) {
  const { sdk, db, behind } = bench;
  await behind.rules(STAFF_RULES);
  const active = (isActive: boolean, role = 'agent') =>
    behind.set('Users/ada', { is_active: { booleanValue: isActive }, role: { stringValue: role } });
  await active(true);
  await behind.set('work/w1', { open: { booleanValue: true } });
  await behind.set('lobby/l1', {});
  const work = sdk.collection(db, 'work');
  const lists = [
    watch(bench, work),
    watch(bench, sdk.query(work, sdk.where('open', '==', true), sdk.limit(5))),
  ];
  const lobby = watch(bench, sdk.collection(db, 'lobby'));
  await until(() => [...lists, lobby].every(({ ids }) => ids !== undefined), 'first snapshots');
  const stop = () => {
    for (const one of [...lists, lobby]) one.stop();
  };
  return { active, lists, lobby, stop };
}

/** Deactivates a user with open lists: they end, what she may still read continues, and her rights come back. */
const deactivated: Scenario = async (bench) => {
  const { sdk, db, behind } = bench;
  const { active, lists, lobby, stop } = await open(bench);
  await active(true, 'lead');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const before = lists.map(({ error = 'open' }) => error);
  const since = Date.now();
  await active(false, 'lead');
  await until(() => lists.every(({ error }) => error !== undefined), 'the lists end', SOON_MS);
  const tookMs = Date.now() - since;
  await behind.set('work/w2', {});
  await behind.set('lobby/l2', {});
  await until(() => lobby.ids === 'l1 l2', 'the lobby goes on');
  const again = await codeOf(sdk.getDocs(sdk.collection(db, 'work')));
  await active(true);
  const size = (await sdk.getDocs(sdk.collection(db, 'work'))).size;
  stop();
  const after = lists.map(({ error, ids }) => `${error} with ${ids}`);
  return { before, after, isSoon: tookMs < SOON_MS, again, size };
};

/** Rules are replaced while lists are open. */
const otherRules: Scenario = async (bench) => {
  const { behind } = bench;
  const { lists, lobby, stop } = await open(bench);
  await behind.rules(LOBBY_RULES);
  await until(() => lists.every(({ error }) => error !== undefined), 'the lists end', SOON_MS);
  await behind.set('lobby/l3', {});
  await until(() => lobby.ids?.endsWith('l3') === true, 'the lobby goes on');
  stop();
  return { ended: lists.map(({ error }) => error), lobby: lobby.error ?? 'open' };
};

/** Need a client signed in as `ada`, and replace the rules of its project. */
export const RIGHTS_SCENARIOS = { deactivated, otherRules };
