import type { BodyOf, Contract } from '@harborline/domain/api/contract';
import type { User } from 'firebase/auth';
import { apiAddress } from '../api/api-address';
import { appCheckHeaders } from './app-check-headers';

async function headersOf(person: Pick<User, 'getIdToken'>): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await person.getIdToken()}`, ...(await appCheckHeaders()) };
}

/** Reads one of our own endpoints as a person, from a page of visitors. @throws Error if offline */
export async function readAs(
  person: Pick<User, 'getIdToken'>,
  contract: Contract,
  query: Readonly<Record<string, string>>,
): Promise<Response> {
  const address = `${apiAddress(contract)}?${new URLSearchParams(query)}`;
  return fetch(address, { headers: await headersOf(person), cache: 'no-store' });
}

/** Browsers finish no larger request of a page that is left, and refuse to begin it. */
const OUTLIVES_PAGE_CHARACTERS = 20_000;

/** Sends a body to one of our own endpoints as a person, from a page of visitors. @throws Error if offline */
export async function postAs<C extends Contract>(
  person: Pick<User, 'getIdToken'>,
  contract: C,
  body: BodyOf<C>,
): Promise<Response> {
  const text = JSON.stringify(body);
  return fetch(apiAddress(contract), {
    method: contract.method,
    headers: { 'content-type': 'application/json', ...(await headersOf(person)) },
    body: text,
    // What is sent of a page arrives although the page is left.
    keepalive: text.length < OUTLIVES_PAGE_CHARACTERS,
  });
}
