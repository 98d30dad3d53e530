import { checkLibraryAddress, type LibraryAddress } from '@harborline/domain/library/library-address';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';

/** The fields that differ after normalisation; a different spelling is not a change. */
export function addressChanges(saved: LibraryAddress, values: LibraryAddress): Partial<LibraryAddress> {
  const checked = checkLibraryAddress(values);
  const wanted = checked.isValid ? checked.address : values;
  const fields = ['library_refkey', 'library_domain', 'custom_subDomain'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = wanted[field] ?? '';
      return value === saved[field] ? [] : [[field, value]];
    }),
  );
}

/** One sentence per change: what stops working, and what to do. */
export function addressConsequences(
  saved: LibraryAddress,
  changes: Partial<LibraryAddress>,
  origin: string,
): string[] {
  const sentences: string[] = [];
  if (changes.library_refkey !== undefined) {
    sentences.push(
      LIBRARY_SETTINGS_TEXTS.keyConsequence(
        `${origin}/${saved.library_refkey}`,
        `${origin}/${changes.library_refkey}`,
      ),
    );
  }
  const hosts = [
    ['library_domain', 'domain'],
    ['custom_subDomain', 'sub-domain'],
  ] as const;
  for (const [field, name] of hosts) {
    const next = changes[field];
    if (next === undefined) continue;
    if (saved[field] !== '') sentences.push(LIBRARY_SETTINGS_TEXTS.hostLost(saved[field]));
    if (next !== '') sentences.push(LIBRARY_SETTINGS_TEXTS.hostNeeded(name, next));
  }
  return sentences;
}
