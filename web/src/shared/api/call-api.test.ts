import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, callApi, fetchApi } from './call-api';
import { provideChatToken } from './chat-token';
import { onInboxUnauthorised } from './inbox-unauthorised';

vi.mock('../firebase/auth', () => ({
  auth: () => ({ currentUser: { getIdToken: async () => 'token-of-staff' } }),
}));

const respond = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

const bearer = (authorization: string) =>
  expect.objectContaining({ headers: expect.objectContaining({ authorization }) });

describe('callApi', () => {
  beforeEach(() => respond(200, { status: 200, data: {} }));
  afterEach(() => vi.unstubAllGlobals());

  it('sends the identity token as bearer, and a body as JSON (S7)', async () => {
    await callApi('PATCH', '/api/teams/agents', { body: { is_active: false } });
    expect(fetch).toHaveBeenCalledWith('/api/teams/agents', {
      method: 'PATCH',
      headers: { authorization: 'Bearer token-of-staff', 'content-type': 'application/json' },
      body: '{"is_active":false}',
    });
  });

  it('sends a query without its undefined values, and no body with it', async () => {
    await callApi('GET', '/api/teams/agents', { query: { rt: 1, mode: undefined, hide_self: false } });
    expect(fetch).toHaveBeenCalledWith('/api/teams/agents?rt=1&hide_self=false', {
      method: 'GET',
      headers: { authorization: 'Bearer token-of-staff' },
    });
  });

  it('takes the chat token to the inbox service, but not to its sign-in (S7.1-01, S7.1-02)', async () => {
    const takeBack = provideChatToken({ take: async () => 'chat-token', replace: async () => 'other' });
    await callApi('PATCH', '/api/inbox/tickets', { body: {} });
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/tickets', bearer('Bearer chat-token'));
    await callApi('POST', '/api/inbox/login', { body: {} });
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/login', bearer('Bearer token-of-staff'));
    takeBack();
  });

  it('returns what the schema makes of the data', async () => {
    respond(200, { status: 200, data: { e: 1, lw: 0, more: true } });
    const schema = z.object({ e: z.number(), lw: z.number() });
    expect(await callApi('GET', '/api/auth/resources1', { schema })).toEqual({ e: 1, lw: 0 });
  });

  it('refuses an answer that does not fit', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    respond(200, { status: 200, data: { e: 'yes' } });
    const schema = z.object({ e: z.number() });
    await expect(callApi('GET', '/api/auth/resources1', { schema })).rejects.toMatchObject({ status: 200 });
  });

  it('takes any status of 400 or above as an error, with the server’s message', async () => {
    respond(403, { status: 403, message: 'You are not allowed to do this.' });
    await expect(callApi('PATCH', '/api/x')).rejects.toEqual(
      new ApiError(403, 'You are not allowed to do this.'),
    );
  });

  it('has no message where the server gave none, whatever the status line says (S8-12)', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })),
    );
    await expect(callApi('POST', '/api/inbox/login')).rejects.toEqual(new ApiError(502, ''));
  });

  it('reports an unreachable server as status 0', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    );
    await expect(callApi('PATCH', '/api/x')).rejects.toMatchObject({ status: 0 });
  });

  it('ends the session on a 401 of the inbox service alone (S8-33)', async () => {
    respond(401, { status: 401, message: 'Please sign in again' });
    const heard = vi.fn();
    const stop = onInboxUnauthorised(heard);
    await expect(callApi('GET', '/api/teams/agents')).rejects.toMatchObject({ status: 401 });
    await expect(callApi('POST', '/api/inbox/login')).rejects.toMatchObject({ status: 401 });
    expect(heard).not.toHaveBeenCalled();
    await expect(callApi('PATCH', '/api/inbox/tickets')).rejects.toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('replaces a chat token once that a changed permission has ended (D-20)', async () => {
    const answers = [401, 200];
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}', { status: answers.shift() ?? 500 })),
    );
    const heard = vi.fn();
    const stops = [
      onInboxUnauthorised(heard),
      provideChatToken({ take: async () => 'old', replace: async (refused) => `not ${refused}` }),
    ];
    await callApi('PATCH', '/api/inbox/tickets');
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/tickets', bearer('Bearer not old'));
    expect(heard).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('ends the session where no other chat token is to be had either (S8-33)', async () => {
    respond(401, { status: 401, message: 'Please sign in again' });
    const heard = vi.fn();
    const refuse = () => Promise.reject(new ApiError(401, 'Please sign in again'));
    const stops = [
      onInboxUnauthorised(heard),
      provideChatToken({ take: async () => 'old', replace: refuse }),
    ];
    await expect(callApi('PATCH', '/api/inbox/tickets')).rejects.toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });

  it('hands out the bare answer where it is a file', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('a,b\r\n')),
    );
    expect(await (await fetchApi('GET', '/api/admin/agencyexport')).text()).toBe('a,b\r\n');
  });
});
