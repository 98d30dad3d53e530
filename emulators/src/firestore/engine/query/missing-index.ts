import type { IndexField, IndexMode, IndexScope } from './declared-indexes';

export interface MissingIndex {
  readonly project: string;
  readonly database: string;
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** Production's message about a missing index, followed by the entry to add to firestore.indexes.json. */
export function missingIndexMessage(index: MissingIndex): string {
  const { project, collectionId, scope, fields } = index;
  const [only] = fields;
  const isSingle = fields.length === 1 && only !== undefined;
  const action = isSingle ? 'create_exemption' : 'create_composite';
  const link = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes?${action}=${encoded(index)}`;
  const what = isSingle
    ? `a ${scope}_${shortMode(only.mode)} index for collection ${collectionId} and field ${only.path}`
    : 'an index';
  return `The query requires ${what}. You can create it here: ${link}\n${advice(index, isSingle)}`;
}

function shortMode(mode: IndexMode): string {
  return mode === 'CONTAINS' ? 'CONTAINS' : mode === 'DESCENDING' ? 'DESC' : 'ASC';
}

function advice({ collectionId, scope, fields }: MissingIndex, isSingle: boolean): string {
  const modes = fields.map(({ mode }) => (mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode }));
  if (isSingle) {
    const indexes = modes.map((mode) => ({ ...mode, queryScope: scope }));
    const entry = { collectionGroup: collectionId, fieldPath: fields[0]?.path, indexes };
    return `Add to "fieldOverrides" in firestore.indexes.json: ${JSON.stringify(entry)}`;
  }
  const entry = {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: fields.map(({ path }, i) => ({ fieldPath: path, ...modes[i] })),
  };
  return `Add to "indexes" in firestore.indexes.json: ${JSON.stringify(entry)}`;
}

/** Base64 of the google.firestore.admin.v1.Index message that the console's link carries. */
function encoded({ project, database, collectionId, scope, fields }: MissingIndex): string {
  const name = `projects/${project}/databases/${database}/collectionGroups/${collectionId}/indexes/_`;
  const last = fields.at(-1)?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  const all = [...fields, { path: '__name__', mode: last } as const];
  return Buffer.concat([
    lengthDelimited(1, Buffer.from(name)),
    numeric(2, scope === 'COLLECTION' ? 1 : 2),
    ...all.map((field) => lengthDelimited(3, encodedField(field))),
  ]).toString('base64');
}

function encodedField({ path, mode }: IndexField): Buffer {
  const kind = mode === 'CONTAINS' ? numeric(3, 1) : numeric(2, mode === 'DESCENDING' ? 2 : 1);
  return Buffer.concat([lengthDelimited(1, Buffer.from(path)), kind]);
}

function lengthDelimited(id: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(id << 3) | 2]), varint(bytes.length), bytes]);
}

function numeric(id: number, value: number): Buffer {
  return Buffer.concat([Buffer.from([id << 3]), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return Buffer.from([...bytes, rest]);
}
