import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject, type Json } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { ExportedDocument } from '../../backend';

const FORMAT = 'standin-1';
const DOCUMENTS_FILE = 'documents.json';
const METADATA_SUFFIX = '.overall_export_metadata';

export interface ExportLocation {
  /** an existing directory */
  readonly directory: string;
  readonly name: string;
}

/** Path of the file that `--seed_from_export` names. */
export function metadataFile({ directory, name }: ExportLocation): string {
  return join(directory, name, `${name}${METADATA_SUFFIX}`);
}

export async function writeExport(
  location: ExportLocation,
  documents: readonly ExportedDocument[],
): Promise<void> {
  const folder = join(location.directory, location.name);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST')
      throw new StatusError('NOT_FOUND', `Cannot write to ${folder}: ${error.message}`);
  });
  await writeFile(join(folder, DOCUMENTS_FILE), JSON.stringify(documents));
  await writeFile(metadataFile(location), JSON.stringify({ format: FORMAT, files: [DOCUMENTS_FILE] }));
}

/** Reads an export of ours. @throws StatusError for a file that is missing, damaged or of another format */
export async function readExport(metadataPath: string): Promise<ExportedDocument[]> {
  const metadata = await readJsonFile(metadataPath);
  if (!isObject(metadata) || metadata.format !== FORMAT || !Array.isArray(metadata.files)) {
    throw new StatusError('INVALID_ARGUMENT', `${metadataPath} is not an export of this emulator.`);
  }
  const documents: ExportedDocument[] = [];
  for (const file of metadata.files) {
    const content = await readJsonFile(join(dirname(metadataPath), String(file)));
    if (!Array.isArray(content)) throw damaged(metadataPath);
    for (const entry of content) documents.push(exportedDocument(entry, metadataPath));
  }
  return documents;
}

async function readJsonFile(path: string): Promise<Json> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StatusError('NOT_FOUND', `Cannot read the export ${path}: ${reason}`);
  }
}

function exportedDocument(entry: Json, path: string): ExportedDocument {
  if (!isObject(entry) || !isObject(entry.fields)) throw damaged(path);
  const { name, database, fields, createTime, updateTime } = entry;
  if (typeof name !== 'string' || typeof createTime !== 'string' || typeof updateTime !== 'string') {
    throw damaged(path);
  }
  if (database !== undefined && typeof database !== 'string') throw damaged(path);
  return { name, ...(database !== undefined && { database }), fields, createTime, updateTime };
}

function damaged(path: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `The export ${path} is damaged.`);
}
