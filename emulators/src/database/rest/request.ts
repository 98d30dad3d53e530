import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseCaller } from '../store/caller';
import type { Namespace } from '../store/namespace';
import { DatabaseError } from '../tree/errors';
import { checkedPath, type Path } from '../tree/path';
import { HttpError } from './http-error';

/** A REST request on data: who asks, for what path, and how. */
export interface DataRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly namespace: Namespace;
  readonly caller: DatabaseCaller;
  readonly path: Path;
  /** The last key was `.priority`. */
  readonly isPriority: boolean;
  readonly params: URLSearchParams;
}

/** Keys of `/a/b.json`; undefined when the URL does not end in `.json`. */
export function readDataPath(pathname: string): { path: Path; isPriority: boolean } | undefined {
  if (!pathname.endsWith('.json')) return undefined;
  const keys = pathname.slice(0, -'.json'.length).split('/').filter(Boolean).map(decodeKey);
  const isPriority = keys.at(-1) === '.priority';
  return { path: checkedPath(isPriority ? keys.slice(0, -1) : keys), isPriority };
}

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseError('invalid_path', 'Path is not properly encoded');
  }
}

/** Name of the database: parameter `ns`, or the first label of the host name. */
export function readNamespaceName(host: string | undefined, params: URLSearchParams): string {
  const named = params.get('ns') ?? /^([\w-]+)\.[a-z]/i.exec(host ?? '')?.[1];
  if (!named || !/^[\w.-]{1,200}$/.test(named))
    throw new HttpError(400, 'Could not tell the database: add the parameter ns');
  return named;
}
