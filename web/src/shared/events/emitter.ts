export interface Emitter<Arguments extends readonly unknown[]> {
  /** Calls `listener` on every event. @returns an unsubscribe function */
  readonly subscribe: (listener: (...event: Arguments) => void) => () => void;
  readonly emit: (...event: Arguments) => void;
}

/** A list of listeners. Changes to it during an event take effect with the next event. */
export function createEmitter<Arguments extends readonly unknown[] = []>(): Emitter<Arguments> {
  const listeners = new Set<(...event: Arguments) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (...event) => {
      for (const listener of [...listeners]) listener(...event);
    },
  };
}
