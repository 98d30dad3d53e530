/** 'device' keeps a value until it is removed, for all tabs; 'tab' keeps it until the tab is closed. */
export type StorageArea = 'device' | 'tab';

export interface Kept<Value> {
  readonly read: () => Value | null;
  /** null forgets the value */
  readonly write: (value: Value | null) => void;
}

/** The end of a session removes every key that begins with this, from both areas. */
export const SESSION_PREFIX = 'harborline-staff:';

const storageOf = (area: StorageArea): Storage =>
  area === 'device' ? window.localStorage : window.sessionStorage;

/**
 * A text in the browser's storage. Where storage is full or forbidden, the value lives in memory as long as the page.
 */
export function keptText(area: StorageArea, key: string): Kept<string> {
  let memory: string | null = null;
  return {
    read: () => {
      if (memory !== null) return memory;
      try {
        return storageOf(area).getItem(key);
      } catch {
        return null;
      }
    },
    write: (value) => {
      memory = null;
      try {
        if (value === null) storageOf(area).removeItem(key);
        else storageOf(area).setItem(key, value);
      } catch {
        memory = value;
      }
    },
  };
}

/**
 * A value in the browser's storage, as JSON.
 * @param parse returns null for anything it does not know, such as what an earlier version stored
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

/** Yes or no in the browser's storage. */
export function keptFlag(area: StorageArea, key: string): Kept<true> {
  const text = keptText(area, key);
  return {
    read: () => (text.read() === null ? null : true),
    write: (value) => text.write(value === null ? null : '1'),
  };
}
