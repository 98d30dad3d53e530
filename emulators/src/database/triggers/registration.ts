import { HttpError } from '../rest/http-error';
import type { EventKind } from './event';
import { readInstancePattern, readPathPattern, type Segment } from './pattern';

/** A function that wants to hear of changes. */
export interface Trigger {
  readonly id: string;
  readonly project: string;
  readonly key: string;
  readonly generation: 1 | 2;
  readonly type: string;
  readonly kind: EventKind;
  readonly segments: readonly Segment[];
  readonly matchesInstance: (instance: string) => boolean;
}

const V2_TYPE = /^google\.firebase\.database\.ref\.v1\.(written|created|updated|deleted)$/;
const V1_TYPE = /^providers\/google\.firebase\.database\/eventTypes\/ref\.(write|create|update|delete)$/;
const V1_KINDS: Readonly<Record<string, EventKind>> = {
  write: 'written',
  create: 'created',
  update: 'updated',
  delete: 'deleted',
};

type Fields = Readonly<Record<string, unknown>>;

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new HttpError(400, `Trigger has no ${name}`);
  return value;
}

function kindOf(type: string): { kind: EventKind; generation: 1 | 2 } {
  const second = V2_TYPE.exec(type)?.[1];
  if (second !== undefined) return { kind: second as EventKind, generation: 2 };
  const first = V1_KINDS[V1_TYPE.exec(type)?.[1] ?? ''];
  if (first === undefined) throw new HttpError(400, `Unknown event type ${type}`);
  return { kind: first, generation: 1 };
}

/** Reads a registration; `ns` is the database of a first-generation trigger. Throws HttpError 400. */
export function readTrigger(json: unknown, ns: string | undefined): Trigger {
  if (typeof json !== 'object' || json === null) throw new HttpError(400, 'Trigger must be an object');
  const fields = json as Fields;
  const name = text(fields, 'name');
  const [, project, ...rest] = name.split('/');
  const key = rest.at(-1);
  if (!project || !key) throw new HttpError(400, `Unreadable trigger name ${name}`);
  const type = text(fields, 'event');
  const pattern = typeof fields.namespacePattern === 'string' ? fields.namespacePattern : (ns ?? '*');
  return {
    id: `${name} ${ns ?? ''}`,
    project,
    key,
    type,
    ...kindOf(type),
    segments: readPathPattern(text(fields, 'path')),
    matchesInstance: readInstancePattern(pattern),
  };
}
