import { keepFiles, readKeptFiles } from './kept-files';

/** What the files chosen for a message are kept for. */
export const messageFilesKey = (conversationRef: string): string => `conversation/${conversationRef}`;

/** What files wait for that were chosen in a chat of a library which then ended: its next chat. */
export const nextChatKey = (libraryId: string): string => `next-chat/${libraryId}`;

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The first files, and those of the second that are not among them: what is read twice from a store is not the same object. */
export const mergeFiles = (first: readonly File[], second: readonly File[]): readonly File[] => [
  ...first,
  ...second.filter((file) => !first.some((one) => isSame(one, file))),
];

/**
 * Moves kept files to those of another purpose. They are in both for a moment, never in none.
 * @returns all that the other purpose has now
 * @throws if the browser cannot store them
 */
export async function carryFiles(from: string, to: string): Promise<readonly File[]> {
  const [carried, there] = [await readKeptFiles(from), await readKeptFiles(to)];
  if (carried.length === 0) return there;
  const files = mergeFiles(there, carried);
  await keepFiles(to, files);
  await keepFiles(from, []);
  return files;
}
