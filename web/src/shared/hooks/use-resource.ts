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
export const FRESH_MS = 10_000;

const NOTHING: Entry = { hasData: false, hasFailed: false, loadedAt: 0, isLoading: false };
const entries = new Map<string, Entry>();
/** Key -> number of components that show its data. */
const users = new Map<string, number>();
const changed = createEmitter();
/** The visitor tries again: what failed together is read together. */
const triedAgain = createEmitter();

/** Content on its way that may bring the data of several keys, and whether it is of a page not shown before. */
const arrivals = new Map<Promise<void>, boolean>();

/**
 * Makes reads wait for content that may bring their data.
 * @param isNewPage whether the content is of a page that was not shown before
 */
export function holdReads(content: Promise<unknown>, isNewPage: boolean): void {
  const settle = () => {
    arrivals.delete(settled);
    changed.emit();
  };
  const settled = content.then(settle, settle);
  arrivals.set(settled, isNewPage);
  changed.emit();
}

const isNewPageAwaited = (): boolean => [...arrivals.values()].includes(true);

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

/** Reads once no content is on its way, unless the data came with it or no component wants it any more. */
async function loadAfterArrivals(key: string, read: () => Promise<unknown>, freshMs: number): Promise<void> {
  update(key, { isLoading: true, hasFailed: false });
  while (arrivals.size > 0) await Promise.all(arrivals.keys());
  const { loadedAt } = entries.get(key) ?? NOTHING;
  const isUnnecessary = Date.now() - loadedAt <= freshMs || !users.has(key);
  if (isUnnecessary) update(key, { isLoading: false });
  else await load(key, read);
}

/** Starts reading before a component needs the same key. */
export function preload(key: string, read: () => Promise<unknown>, freshMs: number = FRESH_MS): void {
  const { isLoading, loadedAt } = entries.get(key) ?? NOTHING;
  if (isLoading || Date.now() - loadedAt <= freshMs) return;
  void (arrivals.size > 0 ? loadAfterArrivals(key, read, freshMs) : load(key, read));
}

/** Reads a key again whose data is shown; a failure keeps the earlier data. */
export async function refreshResource(key: string, read: () => Promise<unknown>): Promise<void> {
  if (entries.get(key)?.isLoading !== true) await load(key, read);
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

/**
 * Reads what several resources are made of, once for all that ask for it within `freshMs`. A failed read is begun anew
 * by whoever asks next. The key is no resource's.
 */
export function readOnce<Data>(key: string, read: () => Promise<Data>, freshMs: number): Promise<Data> {
  const begun = freshResource<Promise<Data>>(key, freshMs);
  if (begun !== undefined) return begun;
  const reading = read();
  putResource(key, reading);
  reading.catch(() => {
    if (entries.get(key)?.data === reading) entries.delete(key);
  });
  return reading;
}

/** Whether the content of a page that was not shown before is on its way. */
export function useIsPageAwaited(): boolean {
  return useSyncExternalStore(changed.subscribe, isNewPageAwaited);
}

/** The cached data of a key as `freshResource` returns it; re-renders when it comes. */
export function useFreshResource<Data>(key: string, freshMs: number): Data | undefined {
  useSyncExternalStore(changed.subscribe, () => entries.get(key));
  return freshResource<Data>(key, freshMs);
}

/** Whether a page is waiting for a first read. */
export function useIsReading(): boolean {
  return useSyncExternalStore(
    changed.subscribe,
    () => isNewPageAwaited() || [...entries.values()].some((entry) => entry.isLoading && !entry.hasData),
  );
}

/** Clears the cache: between two pages on the server, and between tests. */
export function forgetResources(): void {
  entries.clear();
  arrivals.clear();
}

/** Notes that a component shows a key's data. @returns a function that ends it */
function addUser(key: string): () => void {
  users.set(key, (users.get(key) ?? 0) + 1);
  return () => {
    const left = (users.get(key) ?? 1) - 1;
    if (left > 0) users.set(key, left);
    else users.delete(key);
  };
}

/**
 * Reads data once per key and keeps it, so that going back shows a page at once. A failed refresh keeps the earlier
 * data; failed first reads are repeated once the network is back, and all of a page's when one of them is tried again.
 * The key `null` reads nothing. `read` must depend on nothing but the key.
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
    if (key === null) return undefined;
    const release = addUser(key);
    preload(key, () => reader.read(), freshMs);
    return release;
  }, [key, reader, freshMs]);
  const readAgain = useCallback(() => {
    if (key !== null && entries.get(key)?.isLoading !== true) void load(key, () => reader.read());
  }, [key, reader]);
  useEffect(() => {
    if (!entry.hasFailed || entry.hasData) return;
    window.addEventListener('online', readAgain);
    const ignore = triedAgain.subscribe(readAgain);
    return () => {
      window.removeEventListener('online', readAgain);
      ignore();
    };
  }, [entry.hasFailed, entry.hasData, readAgain]);
  return useMemo(() => {
    // The key names what `read` yields, which the type system cannot follow through the shared map.
    if (entry.hasData) return { status: 'ready', data: entry.data as Data };
    return entry.hasFailed ? { status: 'failed', retry: triedAgain.emit } : { status: 'loading' };
  }, [entry.hasData, entry.data, entry.hasFailed]);
}
