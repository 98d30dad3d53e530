import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { report } from '../config/report';

/** Owner of unsaved work, and whether this device may keep it beyond the browser session (D-42). */
export interface WorkOwner {
  readonly uid: string;
  readonly isTrusted: boolean;
}

/** Text that is not on the server yet: a reply, an article, a form. */
export interface UnsavedWork<Value = unknown> {
  /** a title its author recognises, such as 'Reply to Ann' */
  readonly title: string;
  readonly keptAt: number;
  readonly value: Value;
}

interface Entry extends UnsavedWork {
  readonly store: Storage;
  readonly key: string;
  /** identifies the text, for instance the reply to one ticket */
  readonly workKey: string;
  readonly size: number;
}

/** Outlives the session, unlike values with the session's own prefix; Log Out removes it. */
const PREFIX = 'harborline-unsaved:';

const entrySchema = z.object({ title: z.string(), keptAt: z.number(), value: z.unknown() });

const prefixOf = (uid: string): string => `${PREFIX}${uid}:`;
const storesOf = (isTrusted: boolean): readonly [Storage, Storage] =>
  isTrusted ? [window.localStorage, window.sessionStorage] : [window.sessionStorage, window.localStorage];

function parseEntry(store: Storage, key: string, prefix: string): Entry | null {
  const text = store.getItem(key);
  if (text === null) return null;
  try {
    const parsed = entrySchema.parse(JSON.parse(text));
    return { ...parsed, store, key, workKey: key.slice(prefix.length), size: key.length + text.length };
  } catch {
    return null;
  }
}

/** Entries with a key prefix, oldest first. Removes those that are too old or cannot be read. */
function entriesOf(prefix: string): Entry[] {
  const entries: Entry[] = [];
  for (const store of storesOf(true)) {
    for (const key of Object.keys(store).filter((name) => name.startsWith(prefix))) {
      const entry = parseEntry(store, key, prefix);
      if (entry !== null && Date.now() - entry.keptAt < DURATIONS.unsavedWorkMs) entries.push(entry);
      else store.removeItem(key);
    }
  }
  return entries.sort((one, other) => one.keptAt - other.keptAt);
}

/** The oldest entries to remove so that another of this size fits. */
function entriesInTheWay(entries: readonly Entry[], size: number): Entry[] {
  let total = entries.reduce((sum, entry) => sum + entry.size, size);
  let count = entries.length + 1;
  return entries.filter((entry) => {
    if (total <= LIMITS.unsavedWorkTotal && count <= LIMITS.unsavedWorks) return false;
    total -= entry.size;
    count -= 1;
    return true;
  });
}

/**
 * Keeps a person's unsaved work under a key, replacing earlier work: in local storage on trusted devices, otherwise
 * until the tab is closed. If it cannot be kept, the earlier version is removed, too: it would be offered as the latest.
 * @returns whether it could be kept
 */
export function keepUnsaved(
  { uid, isTrusted }: WorkOwner,
  workKey: string,
  work: Pick<UnsavedWork, 'title' | 'value'>,
): boolean {
  const key = prefixOf(uid) + workKey;
  const text = JSON.stringify({ ...work, keptAt: Date.now() });
  try {
    if (text.length > LIMITS.unsavedWork) throw new Error(`${text.length} characters are too many`);
    const others = entriesOf(PREFIX).filter(
      (entry) => entry.key !== key && entry.key.startsWith(prefixOf(uid)),
    );
    for (const { store, key: old } of entriesInTheWay(others, key.length + text.length))
      store.removeItem(old);
    const [store, other] = storesOf(isTrusted);
    store.setItem(key, text);
    other.removeItem(key);
    return true;
  } catch (error) {
    report('unsaved-work-not-kept', error);
    forgetUnsaved(uid, workKey);
    return false;
  }
}

/** A person's unsaved work under a key; null if there is none that matches the schema. */
export function readUnsaved<Value>(
  uid: string,
  workKey: string,
  schema: z.ZodMiniType<Value>,
): UnsavedWork<Value> | null {
  const entry = entriesOf(prefixOf(uid)).findLast((found) => found.workKey === workKey);
  const value = schema.safeParse(entry?.value);
  return entry === undefined || !value.success
    ? null
    : { title: entry.title, keptAt: entry.keptAt, value: value.data };
}

/** All unsaved work of a person that this tab can read, oldest first. */
export function listUnsaved(uid: string): readonly (UnsavedWork & { readonly workKey: string })[] {
  return entriesOf(prefixOf(uid)).map(({ workKey, title, keptAt, value }) => ({
    workKey,
    title,
    keptAt,
    value,
  }));
}

/** Removes a person's unsaved work under a key, after it was saved or discarded. */
export function forgetUnsaved(uid: string, workKey: string): void {
  for (const store of storesOf(true)) store.removeItem(prefixOf(uid) + workKey);
}

/** Removes all unsaved work of a person that this tab can read. */
export function forgetAllUnsaved(uid: string): void {
  for (const { store, key } of entriesOf(prefixOf(uid))) store.removeItem(key);
}
