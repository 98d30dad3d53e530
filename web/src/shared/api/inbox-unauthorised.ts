type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Registers what has to happen when the inbox service no longer knows who is calling: the live connection is
 * closed and the session ends (S8-33). @returns a function that takes it back
 */
export function onInboxUnauthorised(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For whoever speaks with the inbox service. */
export function announceUnauthorised(): void {
  for (const listener of [...listeners]) listener();
}
