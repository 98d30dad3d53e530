import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from './call-api';

vi.mock('../firebase/auth', () => ({
  auth: () => ({ currentUser: { getIdToken: async () => 'token-of-staff' } }),
}));

const respond = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

describe('callApi', () => {
  beforeEach(() => respond(200, { status: 200, data: {} }));
  afterEach(() => vi.unstubAllGlobals());

  it('sends the identity token as bearer (S7)', async () => {
    await callApi('PATCH', '/api/inbox/tickets', { status: 'closed' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/inbox/tickets',
      expect.objectContaining({
        method: 'PATCH',
        headers: expect.objectContaining({ authorization: 'Bearer token-of-staff' }),
      }),
    );
  });

  it('takes any status of 400 or above as an error, with the server’s message', async () => {
    respond(403, { status: 403, message: 'You are not allowed to do this.' });
    await expect(callApi('PATCH', '/api/x', {})).rejects.toEqual(
      new ApiError(403, 'You are not allowed to do this.'),
    );
  });

  it('reports an unreachable server as status 0', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    );
    await expect(callApi('PATCH', '/api/x', {})).rejects.toMatchObject({ status: 0 });
  });
});
