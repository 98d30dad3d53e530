import { isObject, type Json, type JsonObject } from '../../shared/json';
import { StatusError } from '../../shared/status-error';
import {
  type EventTypeNames,
  type FunctionTrigger,
  readEventType,
} from '../../shared/triggers/function-trigger';
import { readPathPattern, type Segment } from '../../shared/triggers/path-pattern';

/** A function that listens to document changes. */
export interface DocumentTrigger extends FunctionTrigger {
  readonly database: string;
  /** relative to the documents root */
  readonly document: readonly Segment[];
  readonly hasAuthContext: boolean;
}

/** Whose registration is read, and for which project. */
export type TriggerName = Pick<FunctionTrigger, 'project' | 'key'>;

const EVENT_TYPES: EventTypeNames = {
  v1: 'providers/cloud.firestore/eventTypes/document',
  v2: 'google.cloud.firestore.document.v1',
};
const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const AUTH_CONTEXT = '.withAuthContext';

/** Reads the body of `POST .../eventarcTrigger`. @throws StatusError INVALID_ARGUMENT */
export function parseEventarcTrigger(name: TriggerName, body: JsonObject): DocumentTrigger {
  const eventType = textOf(body.eventType, 'eventType');
  const hasAuthContext = eventType.endsWith(AUTH_CONTEXT);
  const plainType = hasAuthContext ? eventType.slice(0, -AUTH_CONTEXT.length) : eventType;
  const document = isObject(body.document) ? body.document.value : body.document;
  return {
    ...name,
    ...typeOf(plainType, 2),
    eventType,
    database: typeof body.database === 'string' ? body.database : '(default)',
    document: readPathPattern(textOf(document, 'document')),
    hasAuthContext,
  };
}

/** Reads the body of `PUT .../triggers/{key}`, the registration of first-generation functions. */
export function parseLegacyTrigger(name: TriggerName, body: JsonObject): DocumentTrigger {
  const trigger = isObject(body.eventTrigger) ? body.eventTrigger : {};
  const eventType = textOf(trigger.eventType, 'eventTrigger.eventType');
  const [, database, document] = V1_RESOURCE.exec(textOf(trigger.resource, 'eventTrigger.resource')) ?? [];
  const type = typeOf(eventType, 1);
  if (database === undefined || document === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'eventTrigger.resource does not name a document.');
  }
  return {
    ...name,
    ...type,
    eventType,
    database,
    document: readPathPattern(document),
    hasAuthContext: false,
  };
}

function typeOf(eventType: string, generation: FunctionTrigger['generation']) {
  const type = readEventType(eventType, EVENT_TYPES);
  if (type?.generation === generation) return type;
  throw new StatusError('INVALID_ARGUMENT', `Unknown event type ${eventType}.`);
}

function textOf(value: Json | undefined, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new StatusError('INVALID_ARGUMENT', `${name} must be a non-empty string.`);
}
