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

/**
 * Unpacks entries. A damaged one makes the whole zip fail: then each half is unpacked by itself, since every attempt
 * reads the whole directory of the zip.
 */
function unpackEntries(zip: Uint8Array, names: readonly string[]): Unpacked {
  try {
    const wanted = new Set(names);
    return { files: toFiles(unzipSync(zip, { filter: ({ name }) => wanted.has(name) })), notes: [] };
  } catch {
    const [first = '', ...others] = names;
    if (others.length === 0) {
      return { files: [], notes: [{ subject: first, outcome: 'refused', reason: IMPORT_TEXTS.damagedFile }] };
    }
    const middle = Math.ceil(names.length / 2);
    const halves = [names.slice(0, middle), names.slice(middle)].map((half) => unpackEntries(zip, half));
    return { files: halves.flatMap(({ files }) => files), notes: halves.flatMap(({ notes }) => notes) };
  }
}

/**
 * The files of a zip. What is unsafe, damaged or too large is refused by itself; its declared size limits what an entry
 * may unpack to, so a bomb never grows.
 * @throws Error for a file that is no zip
 */
export function unpackZip(zip: Uint8Array, limits: ImportSize): Unpacked {
  const { names, notes } = chooseEntries(zip, limits);
  const unpacked = unpackEntries(zip, [...names]);
  return { files: unpacked.files, notes: [...notes, ...unpacked.notes] };
}
