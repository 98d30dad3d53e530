import type { FirebaseApp } from 'firebase/app';
import { type Bench, codeOf, until } from './scenario';

type Listener = (token: string | null) => void;

/**
 * Signs in as any user at once, by telling the Firestore SDK what the Auth SDK would tell it. Must be called
 * before the app's Firestore is made. Signing in as the same user again is a token refresh.
 */
export function changingUser(app: FirebaseApp): (uid: string) => void {
  const listeners = new Set<Listener>();
  let user = { uid: '', token: '' };
  let tokens = 0;
  const auth = {
    getUid: () => user.uid,
    getToken: async () => ({ accessToken: user.token }),
    addAuthTokenListener(listener: Listener) {
      listeners.add(listener);
      // Not at once: the SDK starts waiting for it only after this call.
      queueMicrotask(() => listener(user.token));
    },
    removeAuthTokenListener: (listener: Listener) => listeners.delete(listener),
  };
  const signIn = (uid: string) => {
    user = { uid, token: unsignedToken({ sub: uid, jti: ++tokens }) };
    for (const tell of listeners) tell(user.token);
  };
  const component = { name: 'auth-internal', type: 'PRIVATE', instantiationMode: 'LAZY' };
  const factory = { instanceFactory: () => auth, multipleInstances: false, onInstanceCreated: null };
  // Where the SDKs find each other; the typings omit it.
  (app as AppWithParts).container.addOrOverwriteComponent({ ...component, ...factory });
  return signIn;
}

interface AppWithParts extends FirebaseApp {
  readonly container: { addOrOverwriteComponent(component: object): void };
}

function unsignedToken(claims: object): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** A token is refreshed and then another user signs in, while a listener is open. */
export async function userChange({ sdk, db }: Pick<Bench, 'sdk' | 'db'>, signIn: (uid: string) => void) {
  signIn('ada');
  const [ada, bob] = [sdk.doc(db, 'own/ada'), sdk.doc(db, 'own/bob')];
  const seen: unknown[] = [];
  sdk.onSnapshot(
    ada,
    (snapshot) => seen.push(snapshot.get('n')),
    (error) => seen.push(error.code),
  );
  await sdk.setDoc(ada, { n: 1 });
  await until(() => seen.at(-1) === 1, 'the first value');
  signIn('ada');
  await sdk.setDoc(ada, { n: 2 });
  await until(() => seen.at(-1) === 2, 'a value after the refresh');
  signIn('bob');
  await until(() => seen.at(-1) === 'permission-denied', 'the end of the listener');
  return {
    others: await codeOf(sdk.setDoc(ada, { n: 3 })),
    own: await codeOf(sdk.setDoc(bob, { n: 4 })),
    read: (await sdk.getDocFromServer(bob)).get('n'),
  };
}

export const USER_CHANGE_OUTCOME = { others: 'permission-denied', own: 'resolved', read: 4 };
