import * as admin from '@harborline/domain/api/admin';
import * as auth from '@harborline/domain/api/auth';
import { defineEndpoint } from '@harborline/domain/api/contract';
import * as inbox from '@harborline/domain/api/inbox';
import * as teams from '@harborline/domain/api/teams';
import { signedIn } from '@harborline/domain/permissions/requirement';
import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  csvEndpoint,
  type Endpoint,
  InputError,
  openEndpoint,
  staffEndpoint,
  visitorEndpoint,
} from './endpoint';
import { TextStream } from './text-stream';

const neverRun = async (): Promise<never> => {
  throw new Error('was run');
};

const status = staffEndpoint(inbox.changeTicketStatus, async (input) => ({ ...input, secret: 'unnamed' }));
const access = visitorEndpoint(inbox.grantVisitorAccess, neverRun);
const permissions = staffEndpoint(teams.getPermissions, neverRun);

const partsWith = (body: unknown) => ({ params: {}, query: {}, body });
const change = { conversation_ref: 'conversation1', status: 'closed' };
const context = { nowMs: 0, signedInAtMs: 0, asksNotToBeTracked: false };
const caller = { uid: 'u1', signedInAtMs: 0 };
const staff = makeUser();

const demandOf = ({ access: found }: Endpoint) => (found.kind === 'staff' ? found.demand : undefined);

describe('an endpoint', () => {
  it('takes address, rate and permission from its contract', () => {
    expect(status).toMatchObject({
      method: 'PATCH',
      path: '/api/inbox/tickets',
      rate: 'staffWrite',
      access: { kind: 'staff', token: 'chat', demand: { requirement: inbox.changeTicketStatus.permission } },
    });
    expect(access.access).toEqual({ kind: 'visitor' });
    expect(openEndpoint(auth.hlpt, neverRun).access).toEqual({ kind: 'open' });
  });

  it('cannot be built for others than its contract names', () => {
    expect(() => visitorEndpoint(inbox.changeTicketStatus, neverRun)).toThrow(/visitors/);
    expect(() => visitorEndpoint(auth.hlpt, neverRun)).toThrow(/visitors/);
    expect(() => staffEndpoint(inbox.grantVisitorAccess, neverRun)).toThrow(/staff/);
    expect(() => staffEndpoint(auth.hlpt, neverRun)).toThrow(/staff/);
    expect(() => openEndpoint(inbox.grantVisitorAccess, neverRun)).toThrow(/open/);
    expect(() => openEndpoint(inbox.changeTicketStatus, neverRun)).toThrow(/open/);
  });

  it('refuses changes to a tried-on view and to somebody whose time in a library is up, unless it says so', () => {
    const reading = staffEndpoint(teams.getUser, neverRun);
    const leaving = staffEndpoint(teams.endView, neverRun);
    expect(demandOf(status)).toMatchObject({ isRefusedWhileViewing: true, isAllowedAfterActing: false });
    expect(demandOf(reading)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: false });
    expect(demandOf(leaving)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: true });
  });

  it('asks whether the session has ended before anything changes or a chat token is made, not to read', () => {
    expect(staffEndpoint(teams.getUser, neverRun).access).toMatchObject({ checksRevocation: false });
    const swapping = staffEndpoint(inbox.login, neverRun);
    expect(swapping.access).toMatchObject({ token: 'identity', checksRevocation: true });
    expect(status.access).toMatchObject({ checksRevocation: true });
  });

  it('refuses input that does not fit, naming the field, whichever part it came in', () => {
    const nonsense = partsWith({ ...change, status: 'lost' });
    expect(() => status.handle(nonsense, { staff })).toThrow(InputError);
    expect(() => status.handle(nonsense, { staff })).toThrow(/^status: /);
    expect(() => status.handle(partsWith(undefined), { staff })).toThrow(InputError);
    const params = { ref_uid: '../users', role: 'agent' };
    expect(() => permissions.handle({ params, query: {}, body: {} }, { staff })).toThrow(/^ref_uid: /);
  });

  it('answers nothing but what its contract names', async () => {
    expect(await status.handle(partsWith(change), { staff }).run(context)).toEqual(change);
  });

  it('counts a request of staff against the library acted in, unless told otherwise', () => {
    const elsewhere = { ...staff, support_lib_id: 'child', init_support_lib_id: 'home' };
    const leaving = staffEndpoint(admin.logoutAs, neverRun, {
      libraryOf: ({ init_support_lib_id }) => init_support_lib_id,
    });
    expect(status.handle(partsWith(change), { staff: elsewhere }).library).toBe('child');
    expect(leaving.handle(partsWith({ action: 'logoutas' }), { staff: elsewhere }).library).toBe('home');
  });

  it('does not run for staff without staff, nor for visitors without an identity', () => {
    expect(() => status.handle(partsWith(change), { caller })).toThrow(/without staff/);
    expect(() => access.handle(partsWith({}), {})).toThrow(/without an identity/);
  });

  it('can answer a file of comma-separated values', async () => {
    const contract = defineEndpoint({
      ...admin.exportAgencies,
      permission: signedIn(),
      query: z.object({ limit: z.coerce.number() }),
    });
    const endpoint = csvEndpoint(contract, {
      fileName: ({ limit }) => `first-${limit}.csv`,
      async *run({ limit }) {
        yield `${limit}\r\n`;
      },
    });
    const answer = await endpoint
      .handle({ params: {}, query: { limit: '2' }, body: undefined }, { staff })
      .run(context);
    expect(answer).toBeInstanceOf(TextStream);
    expect(answer).toMatchObject({ contentType: 'text/csv; charset=utf-8', fileName: 'first-2.csv' });
  });
});
