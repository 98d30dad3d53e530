/** Whether the library is only that, without white label (S4.5-22); kept until a lookup says otherwise (D-49). */
const KEY = 'library_only';

export function writeLibraryOnly(isLibraryOnly: boolean): void {
  window.localStorage.setItem(KEY, String(isLibraryOnly));
}

/** Null while no lookup has succeeded. */
export function readLibraryOnly(): boolean | null {
  const value = window.localStorage.getItem(KEY);
  return value === null ? null : value === 'true';
}

export function clearLibraryOnly(): void {
  window.localStorage.removeItem(KEY);
}
