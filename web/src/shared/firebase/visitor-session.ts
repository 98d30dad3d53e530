import { type BodyOf, type Contract, endpointName } from '@harborline/domain/api/contract';
import { signInAnonymously, type User } from 'firebase/auth';
import { auth } from './auth';
import { postAs, readAs } from './post-as';

let signingIn: Promise<User> | undefined;

async function signIn(): Promise<User> {
  const service = auth('visitor');
  await service.authStateReady();
  return service.currentUser ?? (await signInAnonymously(service)).user;
}

/**
 * The visitor's anonymous user, created when first needed and kept by the browser from then on. Loaded lazily, since
 * reading needs no user. @throws FirebaseError if offline; the next call tries again
 */
export function visitorUser(): Promise<User> {
  signingIn ??= signIn().catch((error: unknown) => {
    signingIn = undefined;
    throw error;
  });
  return signingIn;
}

/** An endpoint responded with a status of 400 or above. */
class VisitorCallRefused extends Error {
  constructor(
    contract: Contract,
    readonly status: number,
  ) {
    super(`${endpointName(contract)} answered ${status}`);
    this.name = 'VisitorCallRefused';
  }
}

/** Sends a body to one of our own endpoints as the visitor. @throws Error if offline */
export const postAsVisitor = async <C extends Contract>(contract: C, body: BodyOf<C>): Promise<Response> =>
  postAs(await visitorUser(), contract, body);

/** Asks one of our own endpoints as the visitor. @returns its answer as JSON @throws as `callAsVisitor` */
export async function askAsVisitor<C extends Contract>(contract: C, body: BodyOf<C>): Promise<unknown> {
  const answer = await postAsVisitor(contract, body);
  if (!answer.ok) throw new VisitorCallRefused(contract, answer.status);
  return answer.json();
}

/** Reads one of our own endpoints as the visitor. @returns its answer as JSON @throws as `callAsVisitor` */
export async function readAsVisitor(
  contract: Contract,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await readAs(await visitorUser(), contract, query);
  if (!answer.ok) throw new VisitorCallRefused(contract, answer.status);
  return answer.json();
}

/** Calls one of our own endpoints as the visitor. @throws VisitorCallRefused, or another Error if offline */
export async function callAsVisitor<C extends Contract>(contract: C, body: BodyOf<C>): Promise<void> {
  const answer = await postAsVisitor(contract, body);
  if (!answer.ok) throw new VisitorCallRefused(contract, answer.status);
}
