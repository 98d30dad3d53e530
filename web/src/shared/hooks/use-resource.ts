import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { report } from '../config/report';
import { createEmitter } from '../events/emitter';

export type Resource<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly retry: () => void };

interface Entry {
  readonly data?: unknown;
  readonly hasData: boolean;
  readonly hasFailed: boolean;
  readonly loadedAt: number;
  readonly isLoading: boolean;
}

/** Older data is shown at once and read again in the background. */
const FRESH_MS = 10_000;

const NOTHING: Entry = { hasData: false, hasFailed: false, loadedAt: 0, isLoading: false };
const entries = new Map<string, Entry>();
const changed = createEmitter();

function update(key: string, change: Partial<Entry>): void {
  entries.set(key, { ...(entries.get(key) ?? NOTHING), ...change });
  changed.emit();
}

async function load(key: string, read: () => Promise<unknown>): Promise<void> {
  update(key, { isLoading: true, hasFailed: false });
  try {
    const data = await read();
    update(key, { data, hasData: true, isLoading: false, loadedAt: Date.now() });
  } catch (error) {
    report('read-failed', error);
    update(key, { isLoading: false, hasFailed: true });
  }
}

/** Starts reading before a component needs the same key. */
export function preload(key: string, read: () => Promise<unknown>, freshMs: number = FRESH_MS): void {
  const { isLoading, loadedAt } = entries.get(key) ?? NOTHING;
  if (!isLoading && Date.now() - loadedAt > freshMs) void load(key, read);
}

/** Stores data that the server has read for the page. */
export function putResource(key: string, data: unknown): void {
  update(key, { data, hasData: true, hasFailed: false, loadedAt: Date.now() });
}

/** The cached data of a key if it is younger than `freshMs`, otherwise undefined. Reads nothing. */
export function freshResource<Data>(key: string, freshMs: number = FRESH_MS): Data | undefined {
  const { data, hasData, loadedAt } = entries.get(key) ?? NOTHING;
  // The key decides the type of the data, which the type system cannot follow through the shared map.
  return hasData && Date.now() - loadedAt <= freshMs ? (data as Data) : undefined;
}

/** Whether a page is waiting for a first read. */
export function useIsReading(): boolean {
  return useSyncExternalStore(changed.subscribe, () =>
    [...entries.values()].some((entry) => entry.isLoading && !entry.hasData),
  );
}

/** Clears the cache: between two pages on the server, and between tests. */
export function forgetResources(): void {
  entries.clear();
}

/**
 * Reads data once per key and keeps it, so that going back shows a page at once. A failed refresh keeps the earlier
 * data; a failed first read is repeated once the network is back. The key `null` reads nothing. `read` must depend on
 * nothing but the key.
 * @param freshMs how long no user of the key reads it again
 */
export function useResource<Data>(
  key: string | null,
  read: () => Promise<Data>,
  freshMs: number = FRESH_MS,
): Resource<Data> {
  const entry = useSyncExternalStore(changed.subscribe, () =>
    key === null ? NOTHING : (entries.get(key) ?? NOTHING),
  );
  const [reader] = useState(() => ({ read }));
  reader.read = read;
  useEffect(() => {
    if (key !== null) preload(key, () => reader.read(), freshMs);
  }, [key, reader, freshMs]);
  const retry = useCallback(() => {
    if (key !== null) void load(key, () => reader.read());
  }, [key, reader]);
  useEffect(() => {
    if (!entry.hasFailed || entry.hasData) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [entry.hasFailed, entry.hasData, retry]);
  return useMemo(() => {
    // The key names what `read` yields, which the type system cannot follow through the shared map.
    if (entry.hasData) return { status: 'ready', data: entry.data as Data };
    return entry.hasFailed ? { status: 'failed', retry } : { status: 'loading' };
  }, [entry.hasData, entry.data, entry.hasFailed, retry]);
}
