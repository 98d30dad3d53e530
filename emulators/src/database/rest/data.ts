import { type Change, readChange, readUpdate } from '../store/change';
import { EXPORT, encode, PLAIN } from '../tree/encode';
import { DatabaseError } from '../tree/errors';
import { hashOf } from '../tree/hash';
import { Branch, type Node, nodeAt } from '../tree/node';
import { pathText } from '../tree/path';
import { createPushIds } from '../tree/push-id';
import { type Query, runQuery } from '../tree/query';
import { parseJson, readBody } from './body';
import { HttpError } from './http-error';
import { sendJson } from './reply';
import type { DataRequest } from './request';
import { readRestQuery } from './rest-query';

const nextPushId = createPushIds();

function etagOf(node: Node): string {
  return node === null ? 'null_etag' : hashOf(node);
}

function answer(to: DataRequest, status: number, json: string): void {
  const isPretty = to.params.get('print') === 'pretty';
  const isSilent = to.params.get('print') === 'silent' && status === 200;
  if (isSilent) to.response.writeHead(204).end();
  else sendJson(to.response, status, isPretty ? JSON.stringify(JSON.parse(json), null, 2) : json);
}

function wantsEtag({ request }: DataRequest): boolean {
  return request.headers['x-firebase-etag'] === 'true';
}

/** Checks that the caller may read here and that the query, if any, has its index. */
export function authoriseGet({ namespace, caller, path }: DataRequest, query: Query | undefined): void {
  if (!namespace.mayRead(caller, path, query))
    throw new DatabaseError('permission_denied', 'Permission denied');
  if (!query || namespace.isIndexed(path, query)) return;
  const location = `/${pathText(path)}`;
  throw new HttpError(
    400,
    `Index not defined, add ".indexOn": "${query.index}", for path "${location}", to the rules`,
  );
}

function shallowText(node: Node): string {
  if (!(node instanceof Branch)) return encode(node, PLAIN);
  const members = [...node.children.keys()].map((key) => `${JSON.stringify(key)}:true`);
  return `{${members.join(',')}}`;
}

function valueText(to: DataRequest, node: Node): string {
  if (to.isPriority) return JSON.stringify(node?.priority ?? null);
  return encode(node, to.params.get('format') === 'export' ? EXPORT : PLAIN);
}

/** GET: the value, its keys (`shallow`), or what a query selects. */
export function getData(to: DataRequest): void {
  const isShallow = to.params.get('shallow') === 'true';
  const query = isShallow ? undefined : readRestQuery(to.params);
  authoriseGet(to, query);
  const node = nodeAt(to.namespace.root, to.path);
  if (wantsEtag(to)) to.response.setHeader('ETag', etagOf(node));
  const shown = query ? runQuery(node, query) : node;
  answer(to, 200, isShallow ? shallowText(node) : valueText(to, shown));
}

function expectation({
  request,
  path,
}: DataRequest): { path: DataRequest['path']; hash: string } | undefined {
  const etag = request.headers['if-match'];
  return etag === undefined ? undefined : { path, hash: etag === 'null_etag' ? '' : etag };
}

function conflict(to: DataRequest): void {
  const node = nodeAt(to.namespace.root, to.path);
  to.response.setHeader('ETag', etagOf(node));
  sendJson(to.response, 412, encode(node, PLAIN));
}

interface Write {
  readonly read: (root: Node, moment: { readonly now: number }) => Change[];
  readonly expected?: { readonly path: DataRequest['path']; readonly hash: string };
}

function write(to: DataRequest, { read, expected }: Write): readonly Change[] {
  return to.namespace.write({
    caller: to.caller,
    read,
    isSilent: to.params.get('disableTriggers') === 'true',
    ...(expected ? { expected } : {}),
  });
}

async function readValue(to: DataRequest): Promise<unknown> {
  return parseJson(await readBody(to.request));
}

function targetOf(to: DataRequest): readonly string[] {
  return to.isPriority ? [...to.path, '.priority'] : to.path;
}

/** PUT and DELETE: replace the value; the answer is what was written. */
export async function putData(to: DataRequest): Promise<void> {
  const json = to.request.method === 'DELETE' ? null : await readValue(to);
  const expected = expectation(to);
  try {
    const read: Write['read'] = (root, moment) => [readChange(root, { path: targetOf(to), json }, moment)];
    const [change] = write(to, expected ? { read, expected } : { read });
    if (wantsEtag(to)) to.response.setHeader('ETag', etagOf(nodeAt(to.namespace.root, to.path)));
    answer(to, 200, valueText(to, change?.node ?? null));
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.status !== 'datastale') throw error;
    conflict(to);
  }
}

function refuseIfMatch({ request }: DataRequest): void {
  if (request.headers['if-match'] !== undefined)
    throw new HttpError(400, 'if-match is only supported by PUT and DELETE');
}

/** PATCH: several paths at once; the answer is the written values. */
export async function patchData(to: DataRequest): Promise<void> {
  refuseIfMatch(to);
  const json = await readValue(to);
  const changes = write(to, { read: (root, moment) => readUpdate(root, { path: to.path, json }, moment) });
  const members = changes.map(({ path, node }) => {
    const key = path.slice(to.path.length).join('/');
    return `${JSON.stringify(key)}:${encode(node, PLAIN)}`;
  });
  answer(to, 200, `{${members.join(',')}}`);
}

/** POST: adds a child under a new key; the answer is the key. */
export async function postData(to: DataRequest): Promise<void> {
  refuseIfMatch(to);
  const json = await readValue(to);
  const name = nextPushId();
  write(to, { read: (root, moment) => [readChange(root, { path: [...to.path, name], json }, moment)] });
  answer(to, 200, JSON.stringify({ name }));
}
