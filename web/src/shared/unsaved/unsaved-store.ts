import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { report } from '../config/report';

/** Whose unsaved work it is, and whether this device is trusted with it beyond the browser session (D-42). */
export interface WorkOwner {
  readonly uid: string;
  readonly isTrusted: boolean;
}

/** Text that is not on the server yet: a reply, an article, a form. */
export interface UnsavedWork<Value = unknown> {
  /** what its writer would call it, such as 'Reply to Ann' */
  readonly title: string;
  readonly keptAt: number;
  readonly value: Value;
}

interface Entry extends UnsavedWork {
  readonly store: Storage;
  readonly key: string;
  /** which text it is, for instance a reply to one ticket */
  readonly workKey: string;
  readonly size: number;
}

/** Outlives the end of a session, unlike what is kept under the session's own prefix; Log Out removes it. */
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

/** Entries whose keys begin with a prefix, oldest first. What is too old or cannot be read is removed. */
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

/** The oldest entries that have to go for another of this size to fit. */
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
 * Keeps unsaved work of one person under a key, in place of what was kept under it before: in local storage on
 * trusted devices, otherwise until the tab is closed. What cannot be kept leaves nothing behind: an earlier
 * version would be offered as the latest. @returns whether it could be kept
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

/** What a person has unsaved under a key; null if there is nothing, or nothing that fits the schema. */
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

/** Everything a person has unsaved that this tab can see, oldest first. */
export function listUnsaved(uid: string): readonly (UnsavedWork & { readonly workKey: string })[] {
  return entriesOf(prefixOf(uid)).map(({ workKey, title, keptAt, value }) => ({
    workKey,
    title,
    keptAt,
    value,
  }));
}

/** Forgets what a person has unsaved under a key: it was saved, or its writer threw it away. */
export function forgetUnsaved(uid: string, workKey: string): void {
  for (const store of storesOf(true)) store.removeItem(prefixOf(uid) + workKey);
}

/** Forgets all unsaved work of a person that this tab can see. */
export function forgetAllUnsaved(uid: string): void {
  for (const { store, key } of entriesOf(prefixOf(uid))) store.removeItem(key);
}
