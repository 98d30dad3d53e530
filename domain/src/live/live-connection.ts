import { CLOSE_LEAVING, INITIAL_LIVE_STATE, type LiveState, RETRIES, retryDelayMs } from './connection-state';

/** The transport of the messages. It reports to the listener it was created with. */
export interface LiveTransport<Action> {
  /** starts connecting, or starts a new attempt */
  connect(): void;
  /** ends the connection and says why */
  disconnect(code: number): Promise<void>;
  /** sends a message, now or once connected @throws the error it was refused with */
  send(action: Action): Promise<void>;
}

export interface TransportListener {
  opened(): void;
  /** an open connection broke */
  lost(): void;
}

export interface LiveTimers {
  /** @returns a function that cancels it */
  after(ms: number, run: () => void): () => void;
}

interface LiveOptions<Action> {
  readonly transport: (listener: TransportListener) => LiveTransport<Action>;
  readonly timers: LiveTimers;
}

/** The connection was closed on purpose, so a message never went out. */
export class LiveConnectionClosed extends Error {
  constructor() {
    super('The live connection was closed.');
    this.name = 'LiveConnectionClosed';
  }
}

export interface LiveConnection<Action> {
  /** connects, also after a close */
  start(): void;
  /** leaves for good with close code 1000; refuses messages still held back (S9-16) */
  close(): Promise<void>;
  /**
   * Sends in the order of the calls; waits while the connection is regenerated (S4.5-16).
   * @throws LiveConnectionClosed, or the error the other side refused it with
   */
  send(action: Action): Promise<void>;
  /** holds messages back while `work` creates a new token */
  regenerate<Result>(work: () => Promise<Result>): Promise<Result>;
  /** what the browser says about the network */
  setOnline(isOnline: boolean): void;
  getState(): LiveState;
  /** @returns an unsubscribe function */
  subscribe(listener: () => void): () => void;
}

/** Lets callers wait while at least one task is running. */
function createHold() {
  let running = 0;
  let released: Promise<void> | null = null;
  let release = () => {};
  return {
    /** null while nothing is held back */
    released: () => released,
    release: () => release(),
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      running += 1;
      released ??= new Promise((resolve) => {
        release = resolve;
      });
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) {
          release();
          released = null;
        }
      }
    },
  };
}

/**
 * The connection that the specification describes as a WebSocket (D-19), over two Firebase SDKs. They connect,
 * reconnect and queue writes while offline by themselves. This class adds what they lack: the named states
 * that the banners follow (S4.5-14), attempts at the specified times, since the Realtime Database may wait
 * five minutes (S4.5-15), leaving for good at the end of a session (S4.5-25), and holding messages back while a library
 * switch creates a new token, since they belong to either the old or the new library (S4.5-16).
 */
export function createLiveConnection<Action>({
  transport: openTransport,
  timers,
}: LiveOptions<Action>): LiveConnection<Action> {
  let state = INITIAL_LIVE_STATE;
  let stopWaiting = () => {};
  let disconnecting: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const hold = createHold();

  const update = (changes: Partial<LiveState>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  /** There is one timer; a new wait replaces the previous one. */
  const wait = (ms: number, next: () => void) => {
    stopWaiting();
    stopWaiting = timers.after(ms, next);
  };
  const waitForRetry = (ms: number) => {
    update({ status: 'closed' });
    wait(ms, () => attempt(state.retries + 1));
  };
  const attempt = (retries: number, changes: Partial<LiveState> = {}) => {
    update({ ...changes, status: 'connecting', retries, hasLeft: false });
    const limitMs = retries === 0 ? RETRIES.attemptMs : RETRIES.retryMs;
    wait(limitMs, () => waitForRetry(retryDelayMs(retries) - (retries === 0 ? 0 : limitMs)));
    transport.connect();
  };

  const transport = openTransport({
    opened() {
      if (state.hasLeft || state.status === 'unknown') return;
      stopWaiting();
      update({ status: 'open', retries: 0, wasOpen: true });
    },
    lost() {
      if (state.hasLeft) update({ status: 'closed' });
      else if (state.status === 'open') waitForRetry(retryDelayMs(state.retries));
    },
  });

  return {
    start() {
      if (state.status === 'open' || state.status === 'connecting') return;
      attempt(0, { wasOpen: false });
    },
    async close() {
      const isThere = !state.hasLeft && state.status !== 'unknown';
      update({ hasLeft: true, ...(isThere ? { status: 'closing' } : {}) });
      hold.release();
      if (isThere) {
        stopWaiting();
        disconnecting = transport.disconnect(CLOSE_LEAVING).finally(() => {
          if (state.status === 'closing') update({ status: 'closed' });
        });
      }
      await disconnecting;
    },
    async send(action) {
      const released = hold.released();
      if (released !== null) await released;
      if (state.hasLeft) throw new LiveConnectionClosed();
      await transport.send(action);
    },
    regenerate: hold.during,
    setOnline(isOnline) {
      const isSearching = !state.hasLeft && (state.status === 'closed' || state.status === 'connecting');
      if (isOnline && isSearching) attempt(0, { isOnline });
      else update({ isOnline });
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
