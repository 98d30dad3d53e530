import { StatusError } from '../../../shared/status-error';
import type { AdminRoute } from './admin-host';

/** Reads, writes and deletes since a mark (or since the start), and the present mark. */
const getBilling: AdminRoute = {
  method: 'GET',
  path: /^\/emulator\/v1\/projects\/[^/:]+:billing$/,
  async answer({ backend }, _params, { query }) {
    const since = query.get('since') ?? '0';
    if (!/^\d{1,15}$/.test(since)) throw new StatusError('INVALID_ARGUMENT', `${since} is not a mark.`);
    return { mark: backend.billing.mark(), ...backend.billing.since(Number(since)) };
  },
};

/** A test aid: forgets every WebChannel session; with `sockets=true` it hangs up on the clients as well. */
const dropChannels: AdminRoute = {
  method: 'DELETE',
  path: /^\/emulator\/v1\/channels$/,
  async answer({ channels, dropConnections }, _params, { query, response }) {
    const dropped = channels.size;
    channels.dropAll();
    if (query.get('sockets') === 'true') response.once('finish', () => setImmediate(dropConnections));
    return { dropped };
  },
};

const reset: AdminRoute = {
  method: 'POST',
  path: /^\/reset$/,
  async answer({ backend }) {
    await backend.reset();
    return {};
  },
};

const shutdown: AdminRoute = {
  method: 'POST',
  path: /^\/shutdown$/,
  async answer(host, _params, { response }) {
    response.once('finish', () => host.shutdown());
    return {};
  },
};

export const PROCESS_ROUTES: readonly AdminRoute[] = [getBilling, dropChannels, reset, shutdown];
