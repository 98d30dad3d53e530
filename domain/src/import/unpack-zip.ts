import { type UnzipFileInfo, unzipSync } from 'fflate';
import { IMPORT_TEXTS } from '../texts/import';
import { cleanPath, isLeftBehind } from './clean-path';
import { IMPORT_LIMITS, type ImportSize } from './import-limits';
import type { ImportFile, ImportNote } from './import-source';

interface Unpacked {
  readonly files: readonly ImportFile[];
  readonly notes: readonly ImportNote[];
}

/** Stored, or compressed in the way every zip program knows. */
const METHODS = [0, 8];
/** Small files of equal lines pack very well without harm. */
const HARMLESS_BYTES = 1024 * 1024;

/** Why an entry is not unpacked; '' if it is. */
function refusalOf({ name, compression, originalSize, size }: UnzipFileInfo, roomBytes: number): string {
  if (cleanPath(name) === null) return IMPORT_TEXTS.unsafePath;
  if (!METHODS.includes(compression)) return IMPORT_TEXTS.unknownCompression;
  const isBomb = originalSize > HARMLESS_BYTES && originalSize > size * IMPORT_LIMITS.packedRatio;
  if (isBomb) return IMPORT_TEXTS.packedTooWell;
  if (originalSize > IMPORT_LIMITS.exportBytes) return IMPORT_TEXTS.fileTooLarge;
  if (originalSize > roomBytes) return IMPORT_TEXTS.zipTooLarge;
  return '';
}

interface Chosen {
  readonly names: ReadonlySet<string>;
  readonly notes: readonly ImportNote[];
}

/** Decides by the directory of the zip, before anything is unpacked. @throws Error for a file that is no zip */
function chooseEntries(zip: Uint8Array, limits: ImportSize): Chosen {
  const names = new Set<string>();
  const notes: ImportNote[] = [];
  let unpackedBytes = 0;
  unzipSync(zip, {
    filter: (entry) => {
      if (entry.name.endsWith('/') || isLeftBehind(entry.name)) return false;
      const isOneTooMany = names.size >= limits.files;
      const reason = isOneTooMany
        ? IMPORT_TEXTS.tooManyFiles
        : refusalOf(entry, limits.unpackedBytes - unpackedBytes);
      if (reason !== '') notes.push({ subject: entry.name, outcome: 'refused', reason });
      else {
        names.add(entry.name);
        unpackedBytes += entry.originalSize;
      }
      return false;
    },
  });
  return { names, notes };
}

const toFiles = (entries: Readonly<Record<string, Uint8Array>>): ImportFile[] =>
  Object.entries(entries).flatMap(([name, bytes]) => {
    const path = cleanPath(name);
    return path === null ? [] : [{ path, bytes }];
  });

/** Unpacks entries one by one, since a damaged one makes the whole zip fail. */
function unpackEach(zip: Uint8Array, names: ReadonlySet<string>): Unpacked {
  const files: ImportFile[] = [];
  const notes: ImportNote[] = [];
  for (const name of names) {
    try {
      files.push(...toFiles(unzipSync(zip, { filter: (entry) => entry.name === name })));
    } catch {
      notes.push({ subject: name, outcome: 'refused', reason: IMPORT_TEXTS.damagedFile });
    }
  }
  return { files, notes };
}

/**
 * The files of a zip. What is unsafe, damaged or too large is refused by itself; its declared size limits what an entry
 * may unpack to, so a bomb never grows.
 * @throws Error for a file that is no zip
 */
export function unpackZip(zip: Uint8Array, limits: ImportSize): Unpacked {
  const { names, notes } = chooseEntries(zip, limits);
  try {
    const files = toFiles(unzipSync(zip, { filter: ({ name }) => names.has(name) }));
    return { files, notes };
  } catch {
    const unpacked = unpackEach(zip, names);
    return { files: unpacked.files, notes: [...notes, ...unpacked.notes] };
  }
}
