import {
  CLOSE_LEAVING,
  INITIAL_LIVE_STATE,
  type LiveCommand,
  type LiveEvent,
  type LiveState,
  maySend,
  stepLive,
} from './connection-state';
import { createSendQueue } from './send-queue';

/** What carries the messages. It reports by the listener it was made with. */
export interface LiveTransport<Action> {
  /** begins to connect, or anew with a fresh attempt */
  connect(): void;
  /** ends the connection and tells the other side why */
  disconnect(code: number): Promise<void>;
  /** resolves once the other side has it @throws what it was refused with */
  send(action: Action): Promise<void>;
}

export interface TransportListener {
  opened(): void;
  /** an open connection broke */
  lost(): void;
}

export interface LiveTimers {
  /** @returns a function that takes it back */
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
  /** leaves for good, with close code 1000 unless another is given; what is still queued is refused */
  close(code?: number): Promise<void>;
  /**
   * Sends in the order of the calls; waits while there is no connection or it is being regenerated (S4.5-16).
   * @throws LiveConnectionClosed, or what the other side refused it with
   */
  send(action: Action): Promise<void>;
  /** holds messages back while `work`, which makes a new token, is under way */
  regenerate<Result>(work: () => Promise<Result>): Promise<Result>;
  /** the browser's word on the network */
  setOnline(isOnline: boolean): void;
  getState(): LiveState;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/** A connection with the states, retries and queue of the specification over any transport (D-19). */
export function createLiveConnection<Action>(options: LiveOptions<Action>): LiveConnection<Action> {
  let state = INITIAL_LIVE_STATE;
  let stopWaiting = () => {};
  let closeCode: number = CLOSE_LEAVING;
  let disconnecting: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const transport = options.transport({
    opened: () => dispatch({ type: 'opened' }),
    lost: () => dispatch({ type: 'lost' }),
  });
  const queue = createSendQueue<Action>((action) => transport.send(action));

  const execute = (command: LiveCommand): void => {
    if (command.type === 'connect') transport.connect();
    if (command.type === 'disconnect') {
      disconnecting = transport.disconnect(closeCode).finally(() => dispatch({ type: 'left' }));
    }
    if (command.type === 'stop-waiting') stopWaiting();
    if (command.type === 'wait') {
      stopWaiting();
      stopWaiting = options.timers.after(command.ms, () => dispatch({ type: command.next }));
    }
  };

  function dispatch(event: LiveEvent): void {
    const step = stepLive(state, event);
    const hasChanged = step.state !== state;
    state = step.state;
    for (const command of step.commands) execute(command);
    if (state.hasLeft) queue.refuse(new LiveConnectionClosed());
    else if (maySend(state)) queue.flush();
    if (hasChanged) for (const listener of [...listeners]) listener();
  }

  let regenerations = 0;
  return {
    start: () => dispatch({ type: 'start' }),
    async close(code = CLOSE_LEAVING) {
      closeCode = code;
      dispatch({ type: 'leave' });
      await disconnecting;
    },
    send(action) {
      if (state.hasLeft) return Promise.reject(new LiveConnectionClosed());
      const sent = queue.add(action);
      if (maySend(state)) queue.flush();
      return sent;
    },
    async regenerate(work) {
      regenerations += 1;
      dispatch({ type: 'regenerating' });
      try {
        return await work();
      } finally {
        regenerations -= 1;
        if (regenerations === 0) dispatch({ type: 'regenerated' });
      }
    },
    setOnline: (isOnline) => dispatch({ type: isOnline ? 'online' : 'offline' }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
