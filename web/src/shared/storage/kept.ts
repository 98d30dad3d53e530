/** 'device' keeps a value for all tabs until it is removed; 'tab' keeps it until the tab is closed. */
export type StorageArea = 'device' | 'tab';

export interface Kept<Value> {
  readonly read: () => Value | null;
  /** null removes the value. @returns whether it is in storage and not only in memory */
  readonly write: (value: Value | null) => boolean;
}

const storageOf = (area: StorageArea): Storage =>
  area === 'device' ? window.localStorage : window.sessionStorage;

/** Whether a browser blocks storage, as some do for frames in foreign pages: nothing outlasts the document then. */
export function isStorageBlocked(): boolean {
  try {
    storageOf('device').getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Values that could not be stored, by area and key. */
const memory = new Map<string, string>();

/** Clears the values that could not be stored under keys with a prefix; the caller clears storage itself. */
export function forgetUnstored(prefix: string): void {
  for (const name of memory.keys()) if (name.includes(`/${prefix}`)) memory.delete(name);
}

/**
 * A text in the browser's storage. If storage is full or blocked, the value stays in memory as long as the page.
 */
export function keptText(area: StorageArea, key: string): Kept<string> {
  const name = `${area}/${key}`;
  return {
    read: () => {
      const unstored = memory.get(name);
      if (unstored !== undefined) return unstored;
      try {
        return storageOf(area).getItem(key);
      } catch {
        return null;
      }
    },
    write: (value) => {
      memory.delete(name);
      try {
        if (value === null) storageOf(area).removeItem(key);
        else storageOf(area).setItem(key, value);
        return true;
      } catch {
        if (value !== null) memory.set(name, value);
        return false;
      }
    },
  };
}

/**
 * A value in the browser's storage, as JSON.
 * @param parse returns null for unknown values, such as those an earlier version stored
 */
export function keptValue<Value>(
  area: StorageArea,
  key: string,
  parse: (stored: unknown) => Value | null,
): Kept<Value> {
  const text = keptText(area, key);
  return {
    read: () => {
      try {
        return parse(JSON.parse(text.read() ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => text.write(value === null ? null : JSON.stringify(value)),
  };
}

export interface KeptFlag {
  readonly isSet: () => boolean;
  readonly set: (isSet: boolean) => void;
}

/** A flag in the browser's storage. */
export function keptFlag(area: StorageArea, key: string): KeptFlag {
  const text = keptText(area, key);
  return { isSet: () => text.read() !== null, set: (isSet) => void text.write(isSet ? '1' : null) };
}
