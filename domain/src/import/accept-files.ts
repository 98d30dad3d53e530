import { IMPORT_TEXTS } from '../texts/import';
import { cleanPath, extensionOf, fileNameOf, isLeftBehind } from './clean-path';
import type { ImportSize } from './import-limits';
import type { ImportFile, ImportNote } from './import-source';
import { unpackZip } from './unpack-zip';

/** Takes away the one folder that holds everything else, as zips and folder choosers add it. */
function withoutWrapper(files: readonly ImportFile[], wrapper: string): ImportFile[] {
  const tops = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  const [top = ''] = tops;
  const isWrapper = tops.size === 1 && top !== '' && top.slice(0, -1) === wrapper;
  return isWrapper ? files.map(({ path, bytes }) => ({ path: path.slice(top.length), bytes })) : [...files];
}

interface Accepted {
  readonly files: readonly ImportFile[];
  readonly notes: readonly ImportNote[];
}

function unpack(file: ImportFile, limits: ImportSize): Accepted {
  try {
    const { files, notes } = unpackZip(file.bytes, limits);
    const wrapper = fileNameOf(file.path).replace(/\.zip$/i, '');
    return { files: withoutWrapper(files, wrapper), notes };
  } catch {
    return {
      files: [],
      notes: [{ subject: file.path, outcome: 'refused', reason: IMPORT_TEXTS.damagedZip }],
    };
  }
}

function accept(file: ImportFile): Accepted {
  if (isLeftBehind(file.path)) return { files: [], notes: [] };
  const path = cleanPath(file.path);
  if (path !== null) return { files: [{ ...file, path }], notes: [] };
  return {
    files: [],
    notes: [{ subject: file.path, outcome: 'refused', reason: IMPORT_TEXTS.unsafePath }],
  };
}

/** The files that an import looks at: those in the zip if it is one, without what tools leave behind. */
export function acceptFiles(files: readonly ImportFile[], limits: ImportSize): Accepted {
  const [first] = files;
  const isZip = files.length === 1 && first !== undefined && extensionOf(first.path) === 'zip';
  const parts = isZip ? [unpack(first, limits)] : files.map(accept);
  return { files: parts.flatMap((part) => part.files), notes: parts.flatMap((part) => part.notes) };
}
