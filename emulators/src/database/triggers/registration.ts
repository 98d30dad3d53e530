import {
  type EventTypeNames,
  type FunctionTrigger,
  readEventType,
} from '../../shared/triggers/function-trigger';
import { HttpError } from '../rest/http-error';
import { type KeySegment, readInstancePattern, readRefPattern } from './pattern';

/** A function that listens to changes. */
export interface RefTrigger extends FunctionTrigger {
  readonly segments: readonly KeySegment[];
  readonly matchesInstance: (instance: string) => boolean;
}

const EVENT_TYPES: EventTypeNames = {
  v1: 'providers/google.firebase.database/eventTypes/ref',
  v2: 'google.firebase.database.ref.v1',
};

type Fields = Readonly<Record<string, unknown>>;

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new HttpError(400, `Trigger has no ${name}`);
  return value;
}

/** Reads a registration; `ns` is the database of a first-generation trigger. Throws HttpError 400. */
export function readTrigger(json: unknown, ns: string | undefined): RefTrigger {
  if (typeof json !== 'object' || json === null) throw new HttpError(400, 'Trigger must be an object');
  const fields = json as Fields;
  const name = text(fields, 'name');
  const [, project, ...rest] = name.split('/');
  const key = rest.at(-1);
  if (!project || !key) throw new HttpError(400, `Unreadable trigger name ${name}`);
  const eventType = text(fields, 'event');
  const type = readEventType(eventType, EVENT_TYPES);
  if (!type) throw new HttpError(400, `Unknown event type ${eventType}`);
  const pattern = typeof fields.namespacePattern === 'string' ? fields.namespacePattern : (ns ?? '*');
  return {
    project,
    key,
    ...type,
    eventType,
    segments: readRefPattern(text(fields, 'path')),
    matchesInstance: readInstancePattern(pattern),
  };
}
