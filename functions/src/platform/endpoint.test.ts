import { ENDPOINT_PERMISSIONS } from '@harborline/domain/permissions/table';
import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { csvEndpoint, InputError, openEndpoint, staffEndpoint, visitorEndpoint } from './endpoint';
import { TextStream } from './text-stream';

const spec = {
  name: 'change',
  input: z.object({ size: z.number() }),
  output: z.object({ size: z.number() }),
  rate: 'staffWrite',
} as const;

const run = async () => ({ size: 1 });
const visitor = visitorEndpoint({
  ...spec,
  route: 'POST /api/inbox/visitoraccess',
  run: async ({ size }) => ({ size, secret: 'not in the output' }),
});
const staff = staffEndpoint({
  ...spec,
  route: 'PATCH /api/inbox/tickets',
  run: async ({ size }) => ({ size }),
});

const caller = { uid: 'u1', signedInAtMs: 0 };
const context = { nowMs: 0, signedInAtMs: 0, asksNotToBeTracked: false };

describe('an endpoint', () => {
  it('takes its permission from the table', () => {
    expect(staff.access).toMatchObject({
      kind: 'staff',
      token: 'chat',
      demand: { requirement: ENDPOINT_PERMISSIONS['PATCH /api/inbox/tickets'] },
    });
  });

  it('cannot be declared for others than the table has it for', () => {
    const onlyVisitors = { ...spec, route: 'POST /api/inbox/visitoraccess', run } as const;
    const onlyStaff = { ...spec, route: 'PATCH /api/inbox/tickets', run } as const;
    const anybody = { ...spec, route: 'POST /api/auth/hlpt', run } as const;
    expect(() => visitorEndpoint(onlyStaff)).toThrow(/visitors/);
    expect(() => visitorEndpoint(anybody)).toThrow(/visitors/);
    expect(() => staffEndpoint(onlyVisitors)).toThrow(/staff/);
    expect(() => staffEndpoint(anybody)).toThrow(/staff/);
    expect(() => openEndpoint(onlyVisitors)).toThrow(/open/);
    expect(() => openEndpoint(onlyStaff)).toThrow(/open/);
    expect(openEndpoint(anybody).access).toEqual({ kind: 'open' });
  });

  it('refuses changes to a tried-on view and to somebody whose time in a library is up, unless it says so', () => {
    const demandOf = (endpoint: typeof staff) =>
      endpoint.access.kind === 'staff' ? endpoint.access.demand : undefined;
    const reading = staffEndpoint({ ...spec, route: 'GET /api/teams/user', run });
    const leaving = staffEndpoint({
      ...spec,
      route: 'DELETE /api/teams/viewas',
      isAllowedWhileViewing: true,
      isAllowedAfterActing: true,
      run,
    });
    expect(demandOf(staff)).toMatchObject({ isRefusedWhileViewing: true, isAllowedAfterActing: false });
    expect(demandOf(reading)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: false });
    expect(demandOf(leaving)).toMatchObject({ isRefusedWhileViewing: false, isAllowedAfterActing: true });
  });

  it('asks whether the session has ended before anything changes or a chat token is made, not to read', () => {
    const reading = staffEndpoint({ ...spec, route: 'GET /api/teams/user', run });
    const swapping = staffEndpoint({
      ...spec,
      route: 'POST /api/inbox/login',
      isAllowedWhileViewing: true,
      run,
    });
    expect(reading.access).toMatchObject({ checksRevocation: false });
    expect(swapping.access).toMatchObject({ token: 'identity', checksRevocation: true });
    expect(staff.access).toMatchObject({ checksRevocation: true });
  });

  it('refuses input that does not fit, naming the field', () => {
    expect(() => visitor.handle({ size: 'big' }, { caller })).toThrow(InputError);
    expect(() => visitor.handle({ size: 'big' }, { caller })).toThrow(/^size: /);
    expect(() => visitor.handle(undefined, { caller })).toThrow(InputError);
  });

  it('answers nothing but what its output names', async () => {
    expect(await visitor.handle({ size: 3 }, { caller }).run(context)).toEqual({ size: 3 });
  });

  it('does not run for staff without staff, nor for visitors without an identity', () => {
    expect(() => staff.handle({ size: 3 }, { caller })).toThrow(/without staff/);
    expect(() => visitor.handle({ size: 3 }, {})).toThrow(/without an identity/);
  });

  it('can answer a file of comma-separated values', async () => {
    const endpoint = csvEndpoint({
      name: 'export',
      route: 'GET /api/admin/agencyexport',
      input: z.object({ limit: z.coerce.number() }),
      rate: 'staffRead',
      fileName: ({ limit }) => `first-${limit}.csv`,
      async *run({ limit }) {
        yield `${limit}\r\n`;
      },
    });
    const answer = await endpoint.handle({ limit: '2' }, { staff: makeUser() }).run(context);
    expect(answer).toBeInstanceOf(TextStream);
    expect(answer).toMatchObject({ contentType: 'text/csv; charset=utf-8', fileName: 'first-2.csv' });
  });
});
