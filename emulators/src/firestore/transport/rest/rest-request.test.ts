import { describe, expect, it } from 'vitest';
import { toRestCall } from './rest-request';

const ROOT = 'projects/p/databases/(default)';
const ask = (method: string, rest: string, body = {}) => {
  const [rawPath = '', query = ''] = rest.split('?');
  return toRestCall({
    method,
    rawPath: `/v1/projects/p/databases/(default)/documents${rawPath}`,
    query: new URLSearchParams(query),
    body,
  });
};

describe('REST to RPC', () => {
  it.each([
    [':batchGet', 'BatchGetDocuments', true],
    [':commit', 'Commit', false],
    [':batchWrite', 'BatchWrite', false],
    [':beginTransaction', 'BeginTransaction', false],
    [':rollback', 'Rollback', false],
  ])('maps POST documents%s to %s of the database', (path, rpc, isStream) => {
    expect(ask('POST', path, { x: 1 })).toEqual({ rpc, isStream, message: { x: 1, database: ROOT } });
  });

  it.each([
    [':runQuery', 'documents', 'RunQuery'],
    ['/rooms/a:runQuery', 'documents/rooms/a', 'RunQuery'],
    ['/rooms/a%3Ab:runAggregationQuery', 'documents/rooms/a:b', 'RunAggregationQuery'],
    ['/rooms/a:b:listCollectionIds', 'documents/rooms/a:b', 'ListCollectionIds'],
  ])('maps POST documents%s to the parent %s', (path, parent, rpc) => {
    expect(ask('POST', path)).toMatchObject({ rpc, message: { parent: `${ROOT}/${parent}` } });
  });

  it('reads a document with mask and transaction', () => {
    expect(ask('GET', '/a/b?mask.fieldPaths=x&mask.fieldPaths=y&transaction=abc')).toEqual({
      rpc: 'GetDocument',
      isStream: false,
      message: { name: `${ROOT}/documents/a/b`, mask: { fieldPaths: ['x', 'y'] }, transaction: 'abc' },
    });
  });

  it('reads a document whose id looks like a verb', () => {
    expect(ask('GET', '/a/b:commit')).toMatchObject({ message: { name: `${ROOT}/documents/a/b:commit` } });
  });

  it('lists a collection', () => {
    expect(ask('GET', '/a/b/c?pageSize=5&showMissing=true&pageToken=t')).toEqual({
      rpc: 'ListDocuments',
      isStream: false,
      message: {
        parent: `${ROOT}/documents/a/b`,
        collectionId: 'c',
        pageSize: 5,
        pageToken: 't',
        showMissing: true,
      },
    });
  });

  it('creates a document with a given id', () => {
    const fields = { x: { nullValue: null } };
    expect(ask('POST', '/a?documentId=b', { fields })).toMatchObject({
      rpc: 'CreateDocument',
      message: { parent: `${ROOT}/documents`, collectionId: 'a', documentId: 'b', document: { fields } },
    });
  });

  it('updates a document under a precondition', () => {
    const call = ask('PATCH', '/a/b?updateMask.fieldPaths=x&currentDocument.exists=true', { fields: {} });
    expect(call?.message).toEqual({
      document: { fields: {}, name: `${ROOT}/documents/a/b` },
      updateMask: { fieldPaths: ['x'] },
      currentDocument: { exists: true },
    });
  });

  it('deletes a document', () => {
    expect(ask('DELETE', '/a/b')?.message).toEqual({ name: `${ROOT}/documents/a/b` });
  });

  it.each([
    ['POST', ':explode'],
    ['PUT', '/a/b'],
    ['GET', ''],
    ['DELETE', '/a'],
    ['POST', '/a/b'],
    ['GET', '/a/b/'],
    ['GET', '/a//b'],
    ['GET', '/'],
    ['POST', '/a/b/:runQuery'],
  ])('has no route %s %s', (method, path) => {
    expect(ask(method, path)).toBeUndefined();
  });

  it('has no other routes', () => {
    const nothing = { method: 'GET', query: new URLSearchParams(), body: {} };
    expect(toRestCall({ ...nothing, rawPath: '/v1/projects/p' })).toBeUndefined();
    expect(toRestCall({ ...nothing, rawPath: '/v1/projects/p/databases/d/documentsx/a/b' })).toBeUndefined();
  });

  it.each(['/a/%zz', '/a?pageSize=ten'])('refuses the malformed %s', (path) => {
    expect(() => ask('GET', path)).toThrow();
  });
});
