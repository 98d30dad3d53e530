import { type Contract, pathOf } from '@harborline/domain/api/contract';
import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyActor,
  isAllowedByContract,
  removeDefaultLibraryActors,
  tokenFor,
} from './support/actors';
import { callText, fromAnywhere } from './support/call';

/** Fits no endpoint's input, so that no call changes anything: permissions are checked before the input. */
const SPOILT_QUERY = [
  ...['k', 'd', 'token', 'support_lib_id', 'ref_uid'].map((name) => `${name}[not]=text`),
  ...['limit', 'page', 'mode', 'list_children', 'isRead', 'status'].map((name) => `${name}=nonsense`),
].join('&');
const SPOILT_BODY = { library_refkey: 7, isRead: 'nonsense', agent_name: 7, action: 'nonsense' };
const SPOILT_PARAM = 'not%2Fan%2Fid';

async function statusFor(actor: Actor, contract: Contract): Promise<number> {
  const { method } = contract;
  const path = pathOf(contract).replace(/:\w+/g, SPOILT_PARAM);
  const token = tokenFor(actor, contract);
  const options = { headers: fromAnywhere(), ...(token === undefined ? {} : { token }) };
  const isRead = method === 'GET';
  const address = isRead ? `${path}?${SPOILT_QUERY}` : path;
  return (await callText(method, address, isRead ? undefined : SPOILT_BODY, options)).status;
}

/** Statuses of calls that were let in; an invalid invitation link answers 410 (S8-26). */
const LET_IN: readonly number[] = [200, 400, 410];

/** The decision that a status shows; an unexpected one stays a number. */
function decisionOf(status: number): string {
  if (status === 401 || status === 403) return 'denied';
  return LET_IN.includes(status) ? 'allowed' : String(status);
}

/** The emulator starts a process for each request that finds no free one. */
const AT_ONCE = 3;

async function mismatchesOf(everybody: readonly Actor[], contract: Contract): Promise<string[]> {
  const found: string[] = [];
  const actors = everybody.filter(({ onlyFor }) => onlyFor?.includes(contract) ?? true);
  for (const { restore } of actors) await restore?.();
  for (let start = 0; start < actors.length; start += AT_ONCE) {
    await Promise.all(
      actors.slice(start, start + AT_ONCE).map(async (actor) => {
        const expected = isAllowedByContract(actor, contract) ? 'allowed' : 'denied';
        const decision = decisionOf(await statusFor(actor, contract));
        if (decision !== expected) found.push(`${actor.name}: ${decision} instead of ${expected}`);
      }),
    );
  }
  return found;
}

describe('every endpoint decides as its contract says', () => {
  let actors: readonly Actor[] = [];

  beforeAll(async () => {
    actors = await everyActor();
  });
  afterAll(removeDefaultLibraryActors);

  it.each(ENDPOINTS)(
    '$name',
    async ({ contract }) => {
      expect(await mismatchesOf(actors, contract)).toEqual([]);
    },
    180_000,
  );

  it('is tried with actors who are each let in somewhere and kept out elsewhere', () => {
    for (const { name, staff } of actors) {
      if (!staff || staff.isTimeOver) continue;
      const allowed = ENDPOINTS.filter(({ contract }) =>
        isAllowedByContract({ name, idToken: 'ey', chatToken: '', staff }, contract),
      );
      expect(allowed.length, name).toBeGreaterThan(0);
      // The owner of the default library may call everything.
      if (name === 'owner of the default library') continue;
      expect(allowed.length, name).toBeLessThan(ENDPOINTS.length);
    }
  });
});
