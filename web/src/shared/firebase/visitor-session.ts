import { signInAnonymously, type User } from 'firebase/auth';
import { auth } from './auth';

let signingIn: Promise<User> | undefined;

async function signIn(): Promise<User> {
  const service = auth('visitor');
  await service.authStateReady();
  return service.currentUser ?? (await signInAnonymously(service)).user;
}

/**
 * The visitor's anonymous user, made on first need and kept by the browser from then on. Loaded lazily: reading
 * needs no user. @throws FirebaseError when offline; the next call tries again
 */
export function visitorUser(): Promise<User> {
  signingIn ??= signIn().catch((error: unknown) => {
    signingIn = undefined;
    throw error;
  });
  return signingIn;
}

/** Calls one of our own endpoints as the visitor. @throws Error for any answer of 400 or above, and when offline */
export async function callAsVisitor(path: string, body: object): Promise<void> {
  const token = await (await visitorUser()).getIdToken();
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
