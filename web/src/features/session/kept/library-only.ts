/** Whether the library is only that, without white label (S4.5-22); kept until a lookup says otherwise (D-49). */
const KEY = 'library_only';

export function writeLibraryOnly(isLibraryOnly: boolean): void {
  window.localStorage.setItem(KEY, String(isLibraryOnly));
}

export function clearLibraryOnly(): void {
  window.localStorage.removeItem(KEY);
}
