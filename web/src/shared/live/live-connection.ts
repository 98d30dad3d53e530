import type { StaffAction } from '@harborline/domain/live/actions';
import type { LiveState } from '@harborline/domain/live/connection-state';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveTimers,
  type LiveTransport,
  type TransportListener,
} from '@harborline/domain/live/live-connection';
import { useSyncExternalStore } from 'react';
import { report } from '../config/report';

type StaffTransport = LiveTransport<StaffAction>;

const browserTimers: LiveTimers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The database client loads with the first attempt; after a failure the next attempt loads it again. */
function lazyTransport(listener: TransportListener): StaffTransport {
  let loading: Promise<StaffTransport> | null = null;
  const loaded = (): Promise<StaffTransport> => {
    loading ??= import('./live-connection-transport').then(({ openTransport }) => openTransport(listener));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    connect: () => {
      loaded().then(
        (transport) => transport.connect(),
        (error: unknown) => report('live-connection', error),
      );
    },
    disconnect: async (code) => {
      if (loading !== null) await (await loading).disconnect(code);
    },
    send: async (action) => (await loaded()).send(action),
  };
}

let connection: LiveConnection<StaffAction> | null = null;

/** The only live connection of staff in this tab (D-19). */
export function staffConnection(): LiveConnection<StaffAction> {
  connection ??= createLiveConnection<StaffAction>({ timers: browserTimers, transport: lazyTransport });
  return connection;
}

/** State of the live connection, live. */
export function useLiveState(): LiveState {
  const { subscribe, getState } = staffConnection();
  return useSyncExternalStore(subscribe, getState);
}
