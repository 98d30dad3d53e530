import type { Json, JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { DOCUMENT_NAME, type FieldPath, parseFieldPath } from '../values/field-path';
import { normalizeFields } from '../values/normalize-value';
import { listOf, maskOf, objectOf, textOf } from '../values/read-json';
import { type DatabaseName, parseDocumentName, type ResourceName } from '../values/resource-names';
import { microsOfTimestamp } from '../values/timestamps';
import { parseTransforms } from './parse-transform';
import type { Precondition, Write } from './write';

/** Largest number of field transforms on one document in one commit. */
const MAX_TRANSFORMS = 500;

/** Reads the writes of one commit. INVALID_ARGUMENT for malformed ones and for names of another database. */
export function parseWrites(json: Json | undefined, db: DatabaseName): Write[] {
  const writes = listOf(json, 'writes').map((write) => parseWrite(write, db));
  const verifiedPaths = writes.filter(({ kind }) => kind === 'verify').map(({ name }) => name.path);
  const verified = new Set(verifiedPaths);
  if (verified.size < verifiedPaths.length) throw invalid('A document is verified twice.');
  const clash = writes.find(({ kind, name }) => kind !== 'verify' && verified.has(name.path));
  if (clash) throw invalid(`Document "${clash.name.path}" is both verified and written.`);
  checkTransforms(writes);
  return writes;
}

function checkTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'update' || write.transforms.length === 0) continue;
    const { path } = write.name;
    const count = (counts.get(path) ?? 0) + write.transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalid(`Document "${path}" is transformed more than ${MAX_TRANSFORMS} times in one commit.`);
    }
    counts.set(path, count);
  }
}

export function parseWrite(write: JsonObject, db: DatabaseName): Write {
  const precondition = parsePrecondition(write.currentDocument);
  const name = (json: Json | undefined) => nameIn(json, db);
  if (write.delete !== undefined) return { kind: 'delete', name: name(write.delete), precondition };
  if (write.verify !== undefined) {
    if (!precondition) throw invalid('A verify write must have a precondition.');
    if (write.updateMask || listOf(write.updateTransforms, 'updateTransforms').length > 0) {
      throw invalid('A verify write has neither a mask nor transforms.');
    }
    return { kind: 'verify', name: name(write.verify), precondition };
  }
  const legacy = objectOf(write.transform, 'A transform');
  if (legacy) {
    const transforms = parseTransforms(legacy.fieldTransforms);
    return { kind: 'update', name: name(legacy.document), precondition, fields: {}, mask: [], transforms };
  }
  const update = objectOf(write.update, 'An update');
  if (!update) throw invalid('A write must have an operation.');
  return {
    kind: 'update',
    name: name(update.name),
    precondition,
    fields: normalizeFields(update.fields),
    mask: parseMask(write.updateMask),
    transforms: parseTransforms(write.updateTransforms),
  };
}

function nameIn(json: Json | undefined, db: DatabaseName): ResourceName {
  const name = parseDocumentName(textOf(json, 'A document name'));
  if (name.db.name !== db.name) {
    throw invalid(`Document "${name.path}" lies in ${name.db.name}, the request is for ${db.name}.`);
  }
  return name;
}

/** Reads an update mask; undefined when there is none. */
function parseMask(json: Json | undefined): FieldPath[] | undefined {
  const paths = maskOf(json, 'updateMask')?.map(parseFieldPath);
  if (paths?.some(({ text }) => text === DOCUMENT_NAME)) throw invalid('__name__ cannot be written.');
  return paths;
}

function parsePrecondition(json: Json | undefined): Precondition | undefined {
  const source = objectOf(json, 'A precondition');
  if (!source) return undefined;
  if (source.updateTime !== undefined && source.updateTime !== null) {
    return { kind: 'updateTime', micros: microsOfTimestamp(textOf(source.updateTime, 'updateTime')) };
  }
  return source.exists === undefined ? undefined : { kind: 'exists', exists: source.exists === true };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
