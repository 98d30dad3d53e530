const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** A language in English words by its code in BCP 47; the code itself if it names none. */
export function languageName(code: string): string {
  try {
    return code === '' ? '' : (names.of(code) ?? code);
  } catch {
    return code;
  }
}
