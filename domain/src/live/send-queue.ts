interface Waiting<Action> {
  readonly action: Action;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

export interface SendQueue<Action> {
  /** resolves once `send` has, rejects with what it was refused with */
  add(action: Action): Promise<void>;
  /** hands everything that waits to `send`, in order */
  flush(): void;
  /** gives everything that waits up */
  refuse(reason: Error): void;
}

/** Messages that wait for their turn. Each is handed over once, in the order in which they came. */
export function createSendQueue<Action>(send: (action: Action) => Promise<void>): SendQueue<Action> {
  let waiting: Waiting<Action>[] = [];
  const takeAll = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    add: (action) =>
      new Promise((resolve, reject) => {
        waiting.push({ action, resolve, reject });
      }),
    flush() {
      for (const { action, resolve, reject } of takeAll()) send(action).then(resolve, reject);
    },
    refuse(reason) {
      for (const { reject } of takeAll()) reject(reason);
    },
  };
}
