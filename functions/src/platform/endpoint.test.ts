import * as actingApi from '@harborline/domain/api/admin/acting';
import * as agencyApi from '@harborline/domain/api/admin/agency';
import * as auth from '@harborline/domain/api/auth/sign-in-link';
import { defineEndpoint } from '@harborline/domain/api/contract';
import * as sessionApi from '@harborline/domain/api/inbox/session';
import * as ticketsApi from '@harborline/domain/api/inbox/tickets';
import * as visitorAccessApi from '@harborline/domain/api/inbox/visitor-access';
import * as permissionsApi from '@harborline/domain/api/teams/permissions';
import * as userApi from '@harborline/domain/api/teams/user';
import * as viewAsApi from '@harborline/domain/api/teams/view-as';
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

const status = staffEndpoint(ticketsApi.changeTicketStatus, async (input) => ({
  ...input,
  secret: 'unnamed',
}));
const access = visitorEndpoint(visitorAccessApi.grantVisitorAccess, neverRun);
const permissions = staffEndpoint(permissionsApi.getPermissions, neverRun);

const partsWith = (body: unknown) => ({ params: {}, query: {}, body });
const change = { conversation_ref: 'conversation1', status: 'closed' };
const context = { nowMs: 0, signedInAtMs: 0, address: '', asksNotToBeTracked: false };
const caller = { uid: 'u1', signedInAtMs: 0 };
const staff = makeUser();

const demandOf = ({ access: found }: Endpoint) => (found.kind === 'staff' ? found.demand : undefined);

describe('an endpoint', () => {
  it('takes address, rate and permission from its contract', () => {
    expect(status).toMatchObject({
      method: 'PATCH',
      path: '/api/inbox/tickets',
      rate: 'staffWrite',
      access: {
        kind: 'staff',
        token: 'chat',
        demand: { requirement: ticketsApi.changeTicketStatus.permission },
      },
    });
    expect(access.access).toEqual({ kind: 'visitor' });
    expect(openEndpoint(auth.hlpt, neverRun).access).toEqual({ kind: 'open' });
  });

  it('cannot be built for callers that its contract does not name', () => {
    expect(() => visitorEndpoint(ticketsApi.changeTicketStatus, neverRun)).toThrow(/visitors/);
    expect(() => visitorEndpoint(auth.hlpt, neverRun)).toThrow(/visitors/);
    expect(() => staffEndpoint(visitorAccessApi.grantVisitorAccess, neverRun)).toThrow(/staff/);
    expect(() => staffEndpoint(auth.hlpt, neverRun)).toThrow(/staff/);
    expect(() => openEndpoint(visitorAccessApi.grantVisitorAccess, neverRun)).toThrow(/open/);
    expect(() => openEndpoint(ticketsApi.changeTicketStatus, neverRun)).toThrow(/open/);
  });

  it('refuses changes while trying on a view or after the time in a library is up, unless its contract allows them', () => {
    const reading = staffEndpoint(userApi.getUser, neverRun);
    const leaving = staffEndpoint(viewAsApi.endView, neverRun);
    expect(demandOf(status)).toMatchObject({ isRefusedWhileViewing: true, isAllowedAfterActing: false });
    expect(demandOf(reading)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: false });
    expect(demandOf(leaving)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: true });
  });

  it('checks whether the session has ended before it changes anything or makes a chat token, but not before it reads', () => {
    expect(staffEndpoint(userApi.getUser, neverRun).access).toMatchObject({ checksRevocation: false });
    const exchange = staffEndpoint(sessionApi.login, neverRun);
    expect(exchange.access).toMatchObject({ token: 'identity', checksRevocation: true });
    expect(status.access).toMatchObject({ checksRevocation: true });
  });

  it('refuses invalid input and names the field, whichever part it came in', () => {
    const nonsense = partsWith({ ...change, status: 'lost' });
    expect(() => status.handle(nonsense, { staff })).toThrow(InputError);
    expect(() => status.handle(nonsense, { staff })).toThrow(/^status: /);
    expect(() => status.handle(partsWith(undefined), { staff })).toThrow(InputError);
    const params = { ref_uid: '../users', role: 'agent' };
    expect(() => permissions.handle({ params, query: {}, body: {} }, { staff })).toThrow(/^ref_uid: /);
  });

  it('answers only what its contract names', async () => {
    expect(await status.handle(partsWith(change), { staff }).run(context)).toEqual(change);
  });

  it('counts a request of staff against the current library by default', () => {
    const elsewhere = { ...staff, support_lib_id: 'child', init_support_lib_id: 'home' };
    const leaving = staffEndpoint(actingApi.logoutAs, neverRun, {
      libraryOf: ({ init_support_lib_id }) => init_support_lib_id,
    });
    expect(status.handle(partsWith(change), { staff: elsewhere }).library).toBe('child');
    expect(leaving.handle(partsWith({ action: 'logoutas' }), { staff: elsewhere }).library).toBe('home');
  });

  it('does not run without the staff or the identity that its contract asks for', () => {
    expect(() => status.handle(partsWith(change), { caller })).toThrow(/without staff/);
    expect(() => access.handle(partsWith({}), {})).toThrow(/without an identity/);
  });

  it('can answer with a CSV file', async () => {
    const contract = defineEndpoint({
      ...agencyApi.exportAgencies,
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
