import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What firebase-tools exports at shutdown and imports at the next start: people and files. Firestore and the
 * Realtime Database have their own folders that survive even a killed process, so their part of the export,
 * which can be older, is left out of the import.
 */
const EXPORTED_PARTS = ['auth', 'storage'];

export function dataFolders(dataDir) {
  const folders = {
    mailbox: join(dataDir, 'mailbox'),
    exported: join(dataDir, 'exported'),
    logs: join(dataDir, 'logs'),
  };
  for (const folder of Object.values(folders)) {
    if (folder !== folders.exported) mkdirSync(folder, { recursive: true });
  }
  return folders;
}

export function forget(dataDir) {
  rmSync(dataDir, { recursive: true, force: true });
}

/** The folder to import, pruned to the parts above; undefined when there is none. */
export function importableExport(folder) {
  const file = join(folder, 'firebase-export-metadata.json');
  if (!existsSync(file)) return undefined;
  const metadata = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.fromEntries(
    Object.entries(metadata).filter(([key]) => key === 'version' || EXPORTED_PARTS.includes(key)),
  );
  writeFileSync(file, JSON.stringify(kept, null, 2));
  return folder;
}
