import { keptValue } from '../../../shared/storage/kept';

const KEPT_MS = 24 * 60 * 60 * 1000;

interface OwnChat {
  readonly ref: string;
  readonly atMs: number;
}

/** Without the schema library: the form that the server rendered asks before anything large is loaded. */
function isOwnChat(stored: unknown): stored is OwnChat {
  const { ref, atMs } = Object(stored);
  return typeof ref === 'string' && typeof atMs === 'number';
}

const kept = (libraryId: string) =>
  keptValue('device', `harborline-chat/${libraryId}`, (stored) => (isOwnChat(stored) ? stored : null));

/** The chat of this browser's visitor in a library, for every tab and page; null if there is none of the last day. */
export function readOwnChat(libraryId: string): string | null {
  const own = kept(libraryId).read();
  return own !== null && Date.now() - own.atMs < KEPT_MS ? own.ref : null;
}

/** Remembers the chat; null forgets it. */
export function rememberChat(libraryId: string, ref: string | null): void {
  kept(libraryId).write(ref === null ? null : { ref, atMs: Date.now() });
}
