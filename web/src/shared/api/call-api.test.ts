import { exportAgencies } from '@harborline/domain/api/admin/agency';
import * as auth from '@harborline/domain/api/auth/resources';
import * as sessionApi from '@harborline/domain/api/inbox/session';
import * as ticketsApi from '@harborline/domain/api/inbox/tickets';
import * as agentsApi from '@harborline/domain/api/teams/agents';
import * as invitationsApi from '@harborline/domain/api/teams/invitations';
import * as ownerApi from '@harborline/domain/api/teams/owner';
import * as permissionsApi from '@harborline/domain/api/teams/permissions';
import * as userApi from '@harborline/domain/api/teams/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi, fetchApi } from './call-api';
import { provideChatToken } from './chat-token';
import { onInboxUnauthorised } from './inbox-unauthorised';

vi.mock('../firebase/auth', () => ({
  auth: () => ({ currentUser: { getIdToken: () => token() } }),
}));
let token = async () => 'token-of-staff';

const respond = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

const bearer = (authorization: string) =>
  expect.objectContaining({ headers: expect.objectContaining({ authorization }) });

const CHANGE = { body: { conversation_ref: 'conversation1', status: 'closed' } } as const;
const CHANGED = { status: 200, data: CHANGE.body };
const LOGIN = { body: { email: 'mara@example.com', user_id: 'mara', support_lib_id: 'lumen' } };

describe('callApi', () => {
  beforeEach(() => respond(200, CHANGED));
  afterEach(() => vi.unstubAllGlobals());

  it('sends the identity token as bearer, and a body as JSON (S7.0-03)', async () => {
    respond(200, { status: 200, data: { ref_uid: 'mara' } });
    await callApi(ownerApi.transferOwnership, { body: { ref_uid: 'mara' } });
    expect(fetch).toHaveBeenCalledWith('/api/teams/owner', {
      method: 'POST',
      headers: { authorization: 'Bearer token-of-staff', 'content-type': 'application/json' },
      body: '{"ref_uid":"mara"}',
    });
  });

  it('sends a query without its undefined values, and no body with it', async () => {
    respond(200, { status: 200, data: { agents: [], next_cursor: '' } });
    await callApi(agentsApi.listAgents, { query: { rt: 'short', mode: undefined, hide_self: '0' } });
    expect(fetch).toHaveBeenCalledWith('/api/teams/agents?rt=short&hide_self=0', {
      method: 'GET',
      headers: { authorization: 'Bearer token-of-staff' },
    });
  });

  it('encodes parameters, so that none can leave its segment', async () => {
    respond(200, { status: 200, data: { permissions: [] } });
    await callApi(permissionsApi.getPermissions, { params: { ref_uid: '../a/b', role: 'agent' } });
    expect(fetch).toHaveBeenCalledWith('/api/teams/permissions/..%2Fa%2Fb/agent', expect.anything());
  });

  it('declares JSON even if a change has no body', async () => {
    await callApi(invitationsApi.resendInvitation, { params: { id: 'i1' } }).catch(() => undefined);
    expect(fetch).toHaveBeenCalledWith(
      '/api/teams/invitations/i1',
      expect.objectContaining({ method: 'PATCH', body: '{}' }),
    );
  });

  it('sends the chat token to the inbox service, but not to its sign-in (S7.1-01, S7.1-02)', async () => {
    const withdraw = provideChatToken({ take: async () => 'chat-token', replace: async () => 'other' });
    await callApi(ticketsApi.changeTicketStatus, CHANGE);
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/tickets', bearer('Bearer chat-token'));
    respond(200, { status: 200, data: { token: 'chat-token', expires_at: 1 } });
    await callApi(sessionApi.login, LOGIN);
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/login', bearer('Bearer token-of-staff'));
    withdraw();
  });

  it('returns the data as the contract parses it', async () => {
    respond(200, { status: 200, data: { e: 1, lw: 0, more: true } });
    expect(await callApi(auth.resources1, { query: { k: 'acme' } })).toEqual({ e: 1, lw: 0 });
  });

  it('refuses a response that does not fit the contract', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    respond(200, { status: 200, data: { e: 'yes' } });
    await expect(callApi(auth.resources1, { query: { k: 'acme' } })).rejects.toMatchObject({ status: 200 });
  });

  it('treats any status of 400 or above as an error, with the server’s message (S7.0-04)', async () => {
    respond(403, { status: 403, message: 'You are not allowed to do this.' });
    await expect(callApi(userApi.getUser)).rejects.toEqual(
      new ApiError(403, 'You are not allowed to do this.'),
    );
  });

  it('has no message if the server sent none, whatever the status line says (S8-12)', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })),
    );
    await expect(callApi(sessionApi.login, LOGIN)).rejects.toEqual(new ApiError(502, ''));
  });

  it.each([
    ['auth/network-request-failed', { status: 0 }],
    ['auth/user-token-expired', { code: 'auth/user-token-expired' }],
  ])(
    'takes a token that cannot be renewed (%s) for a lost connection only where it is one',
    async (code, seen) => {
      const before = token;
      token = () => Promise.reject(Object.assign(new Error(), { code }));
      await expect(callApi(userApi.getUser)).rejects.toMatchObject(seen);
      token = before;
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('reports an unreachable server as status 0', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    );
    await expect(callApi(userApi.getUser)).rejects.toMatchObject({ status: 0 });
  });

  it('takes a response that was cut off for an unreachable server, not for a wrong answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReset();
    const cutOff = (status: number) =>
      vi.fn(
        async () =>
          new Response(new ReadableStream({ start: (body) => body.error(new TypeError('aborted')) }), {
            status,
          }),
      );
    vi.stubGlobal('fetch', cutOff(200));
    await expect(callApi(userApi.getUser)).rejects.toMatchObject({ status: 0 });
    vi.stubGlobal('fetch', cutOff(403));
    await expect(callApi(userApi.getUser)).rejects.toEqual(new ApiError(403, ''));
    expect(warn).not.toHaveBeenCalled();
  });

  it('ends the session only on a 401 of the inbox service (S7.0-05, S8-33)', async () => {
    respond(401, { status: 401, message: 'Please sign in again' });
    const heard = vi.fn();
    const stop = onInboxUnauthorised(heard);
    await expect(callApi(userApi.getUser)).rejects.toMatchObject({ status: 401 });
    await expect(callApi(sessionApi.login, LOGIN)).rejects.toMatchObject({ status: 401 });
    expect(heard).not.toHaveBeenCalled();
    await expect(callApi(ticketsApi.changeTicketStatus, CHANGE)).rejects.toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('replaces a chat token once if a changed permission has revoked it (D-20)', async () => {
    const answers = [401, 200];
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(CHANGED), { status: answers.shift() ?? 500 })),
    );
    const heard = vi.fn();
    const stops = [
      onInboxUnauthorised(heard),
      provideChatToken({ take: async () => 'old', replace: async (refused) => `not ${refused}` }),
    ];
    await callApi(ticketsApi.changeTicketStatus, CHANGE);
    expect(fetch).toHaveBeenLastCalledWith('/api/inbox/tickets', bearer('Bearer not old'));
    expect(heard).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('ends the session if it gets no new chat token either (S8-33)', async () => {
    respond(401, { status: 401, message: 'Please sign in again' });
    const heard = vi.fn();
    const refuse = () => Promise.reject(new ApiError(401, 'Please sign in again'));
    const stops = [
      onInboxUnauthorised(heard),
      provideChatToken({ take: async () => 'old', replace: refuse }),
    ];
    await expect(callApi(ticketsApi.changeTicketStatus, CHANGE)).rejects.toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });

  it('returns the bare response if it is a file', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('a,b\r\n')),
    );
    expect(await (await fetchApi(exportAgencies)).text()).toBe('a,b\r\n');
  });
});
