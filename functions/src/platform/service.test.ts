import { ENDPOINT_PERMISSIONS } from '@harborline/domain/permissions/table';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, InputError, staffEndpoint, visitorEndpoint } from './endpoint';
import { ApiError } from './errors';
import { findEndpoint } from './service';

const spec = {
  name: 'change',
  input: z.object({ size: z.number() }),
  output: z.object({ size: z.number() }),
  rate: 'staffWrite',
} as const;

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
const endpoints: Endpoint[] = [visitor, staff];

const codeOf = (find: () => unknown) => {
  try {
    find();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
  }
  return undefined;
};

describe('findEndpoint', () => {
  it('finds by method and path, a slash at the end or not', () => {
    expect(findEndpoint(endpoints, 'PATCH', '/api/inbox/tickets')).toBe(staff);
    expect(findEndpoint(endpoints, 'POST', '/api/inbox/visitoraccess/')).toBe(visitor);
  });

  it('tells a wrong path from a wrong method', () => {
    expect(codeOf(() => findEndpoint(endpoints, 'GET', '/api/inbox/other'))).toBe('not-found');
    expect(codeOf(() => findEndpoint(endpoints, 'DELETE', '/api/inbox/tickets'))).toBe('method-not-allowed');
  });
});

describe('an endpoint', () => {
  const caller = { uid: 'u1' };
  const context = { nowMs: 0, asksNotToBeTracked: false };

  it('takes its permission from the table', () => {
    expect(staff.access).toEqual({
      kind: 'staff',
      requirement: ENDPOINT_PERMISSIONS['PATCH /api/inbox/tickets'],
    });
  });

  it('cannot be declared for visitors when the table has it for staff, nor the other way', () => {
    const run = async () => ({ size: 1 });
    expect(() => visitorEndpoint({ ...spec, route: 'PATCH /api/inbox/tickets', run })).toThrow(/visitors/);
    expect(() => staffEndpoint({ ...spec, route: 'POST /api/inbox/visitoraccess', run })).toThrow(/staff/);
  });

  it('refuses input that does not fit, naming the field', () => {
    expect(() => visitor.handle({ size: 'big' }, { caller })).toThrow(InputError);
    expect(() => visitor.handle({ size: 'big' }, { caller })).toThrow(/^size: /);
    expect(() => visitor.handle(undefined, { caller })).toThrow(InputError);
  });

  it('answers nothing but what its output names', async () => {
    expect(await visitor.handle({ size: 3 }, { caller }).run(context)).toEqual({ size: 3 });
  });

  it('does not run for staff without staff', () => {
    expect(() => staff.handle({ size: 3 }, { caller })).toThrow(/without staff/);
  });
});
