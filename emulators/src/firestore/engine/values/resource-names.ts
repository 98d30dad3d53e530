import { StatusError } from '../../../shared/status-error';
import { numericId } from './name-key';

/** A database of a project; `name` is `projects/{p}/databases/{d}`. */
export interface DatabaseName {
  readonly project: string;
  readonly database: string;
  readonly name: string;
}

/** A location below a database's documents root; `path` is relative to it, '' for the root itself. */
export interface ResourceName {
  readonly db: DatabaseName;
  readonly path: string;
}

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
/** Largest number of nested collections. */
const MAX_LEVELS = 100;

export function databaseName(project: string, database: string): DatabaseName {
  return { project, database, name: `projects/${project}/databases/${database}` };
}

export function parseDatabaseName(text: string): DatabaseName {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(text);
  if (!match) throw new StatusError('INVALID_ARGUMENT', `Invalid database name: "${text}"`);
  return databaseName(match[1] ?? '', match[2] ?? '');
}

/** Any name at or below the documents root, its segments unchecked. */
export function parseResourceName(text: string): ResourceName {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/s.exec(text);
  if (!match) throw new StatusError('INVALID_ARGUMENT', `Invalid resource name: "${text}"`);
  return { db: databaseName(match[1] ?? '', match[2] ?? ''), path: match[3] ?? '' };
}

/** A full document name with valid ids. */
export function parseDocumentName(text: string): ResourceName {
  const name = parseResourceName(text);
  checkDocumentPath(name.path, text);
  return name;
}

/** A document name or the documents root, the form of parents in queries and lists. */
export function parseParentName(text: string): ResourceName {
  const name = parseResourceName(text);
  if (name.path !== '') checkDocumentPath(name.path, text);
  return name;
}

function checkDocumentPath(path: string, context: string): void {
  const segments = path.split('/');
  if (segments.length % 2 !== 0) {
    throw new StatusError('INVALID_ARGUMENT', `Document name "${context}" has an odd number of segments.`);
  }
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `A document name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
  if (segments.length > MAX_LEVELS * 2) {
    throw new StatusError('INVALID_ARGUMENT', `Collections are nested deeper than ${MAX_LEVELS} levels.`);
  }
  for (const [i, segment] of segments.entries()) checkId(segment, i % 2 === 1);
}

/** Checks one collection or document id. */
export function checkId(id: string, isDocumentId: boolean): void {
  const isReserved = /^__.*__$/s.test(id) && !(isDocumentId && numericId(id) !== undefined);
  if (id === '' || id === '.' || id === '..' || id.includes('/') || isReserved) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Resource id "${id}" is invalid because it is reserved or empty.`,
    );
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `A resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

export function fullName(db: DatabaseName, path: string): string {
  return path === '' ? `${db.name}/documents` : `${db.name}/documents/${path}`;
}

/** Segments as rules see them: `databases`, id, `documents`, ... */
export function rulesPath(db: DatabaseName, path: string): string[] {
  return ['databases', db.database, 'documents', ...(path === '' ? [] : path.split('/'))];
}

/** Parent of a document: the path of its collection. */
export function collectionPathOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function joinPath(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('/');
}
