import type { FoundRows } from './use-found-list';

/** Rows as a call found them, before any was read, for somebody who changes no tickets; for tests. */
export const rowsAsFound = (refs: readonly string[]): FoundRows => ({
  shown: refs,
  ticketOf: () => undefined,
  isUnread: () => false,
  unsent: new Map(),
  selection: null,
  step: { progress: null, refused: [], hideRefused: () => {}, run: () => {}, runWork: () => {} },
});
