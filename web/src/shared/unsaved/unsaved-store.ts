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
/** Whether an entry of a store is a person's work whose key begins like this. */
export const isKeyOf = (uid: string, workKey: string, key: string): boolean =>
  key.startsWith(prefixOf(uid) + workKey);

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

/** What the keys of messages begin with that were sent, but have not arrived. */
export const MESSAGE_KEY = 'message:';
/** The same of changes of tickets (D-128). */
export const CHANGE_KEY = 'change:';

/** Their authors believe them done, so nothing pushes them out. */
const isPromised = ({ workKey }: Pick<Entry, 'workKey'>): boolean =>
  workKey.startsWith(MESSAGE_KEY) || workKey.startsWith(CHANGE_KEY);

/**
 * The oldest entries to remove so that another one fits. A change of a ticket is made again in a moment: it pushes out nothing.
 * @throws if there is no room for it
 */
function entriesInTheWay(entries: readonly Entry[], next: Pick<Entry, 'workKey' | 'size'>): Entry[] {
  let total = entries.reduce((sum, entry) => sum + entry.size, next.size);
  let count = entries.length + 1;
  const isFull = () => total > LIMITS.unsavedWorkTotal || count > LIMITS.unsavedWorks;
  const found = entries.filter((entry) => {
    if (!isFull() || isPromised(entry) || next.workKey.startsWith(CHANGE_KEY)) return false;
    total -= entry.size;
    count -= 1;
    return true;
  });
  if (isFull()) throw new Error('no room beside what waits to be sent');
  return found;
}

/**
 * Keeps a person's unsaved work under a key, replacing earlier work: in local storage on trusted devices, otherwise
 * until the tab is closed. If it cannot be kept, the earlier version is removed, too: it would be offered as the latest.
 * @param whereFull 'leave' for a note on what is kept, whose earlier version is better than none
 * @returns whether it could be kept
 */
export function keepUnsaved(
  { uid, isTrusted }: WorkOwner,
  workKey: string,
  work: Pick<UnsavedWork, 'title' | 'value'>,
  whereFull: 'forget' | 'leave' = 'forget',
): boolean {
  const key = prefixOf(uid) + workKey;
  const text = JSON.stringify({ ...work, keptAt: Date.now() });
  try {
    if (text.length > LIMITS.unsavedWork) throw new Error(`${text.length} characters are too many`);
    const own = entriesOf(PREFIX).filter((entry) => entry.key !== key && entry.key.startsWith(prefixOf(uid)));
    const others = own.map((entry) => ({ ...entry, workKey: entry.key.slice(prefixOf(uid).length) }));
    const next = { workKey, size: key.length + text.length };
    for (const { store, key: old } of entriesInTheWay(others, next)) store.removeItem(old);
    const [store, other] = storesOf(isTrusted);
    store.setItem(key, text);
    other.removeItem(key);
    return true;
  } catch (error) {
    report('unsaved-work-not-kept', error);
    if (whereFull === 'forget') forgetUnsaved(uid, workKey);
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
