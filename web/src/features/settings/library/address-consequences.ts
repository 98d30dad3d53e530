import { checkLibraryAddress, type LibraryAddress } from '@harborline/domain/library/library-address';

/** The fields that differ once normalised; what is merely typed differently is no change. */
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

/** What stops working and what has to be done, in sentences; one per change. */
export function addressConsequences(
  saved: LibraryAddress,
  changes: Partial<LibraryAddress>,
  origin: string,
): string[] {
  const sentences: string[] = [];
  if (changes.library_refkey !== undefined) {
    sentences.push(
      `${origin}/${saved.library_refkey} stops working at once, and so does every link to its articles, conversations and contact form. The new address is ${origin}/${changes.library_refkey}.`,
    );
  }
  const hosts = [
    ['library_domain', 'domain'],
    ['custom_subDomain', 'sub-domain'],
  ] as const;
  for (const [field, name] of hosts) {
    const next = changes[field];
    if (next === undefined) continue;
    if (saved[field] !== '') sentences.push(`Your help center is no longer found at ${saved[field]}.`);
    if (next !== '') sentences.push(`The ${name} ${next} has to point to this product before it works.`);
  }
  return sentences;
}
