import type { Method } from '../methods/table';
import { CONVERSIONS } from './conversions';
import { NAMESPACE_FUNCTIONS } from './namespaces';

/** Functions of both services that depend only on their arguments, by full name. */
export const PURE_FUNCTIONS: ReadonlyMap<string, Method<null>> = new Map([
  ...CONVERSIONS,
  ...NAMESPACE_FUNCTIONS,
]);

/** Names before the dot in a function's name. */
export const NAMESPACES: ReadonlySet<string> = new Set([
  ...[...PURE_FUNCTIONS.keys()].filter((name) => name.includes('.')).map((name) => name.split('.')[0] ?? ''),
  'firestore',
]);

export type AccessKind = 'get' | 'exists' | 'getAfter' | 'existsAfter';

const FIRESTORE_ACCESS = new Map<string, AccessKind>([
  ['get', 'get'],
  ['exists', 'exists'],
  ['getAfter', 'getAfter'],
  ['existsAfter', 'existsAfter'],
]);
const STORAGE_ACCESS = new Map<string, AccessKind>([
  ['firestore.get', 'get'],
  ['firestore.exists', 'exists'],
]);

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** Functions that read documents, per service. */
export function accessFunctions(service: ServiceName): ReadonlyMap<string, AccessKind> {
  return service === 'cloud.firestore' ? FIRESTORE_ACCESS : STORAGE_ACCESS;
}
