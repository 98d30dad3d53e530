import { isObject, type Json, type JsonObject } from '../../shared/json';
import { StatusError } from '../../shared/status-error';

const CHANGE_KINDS = ['created', 'updated', 'deleted', 'written'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A function waiting for document changes. */
export interface Trigger {
  readonly key: string;
  /** 1: the old event format of `functions.firestore`; 2: CloudEvents */
  readonly generation: 1 | 2;
  readonly kind: ChangeKind;
  /** the event type as registered, repeated in each event */
  readonly eventType: string;
  readonly database: string;
  /** pattern relative to the documents root */
  readonly document: string;
  readonly hasAuthContext: boolean;
}

const V2_TYPE =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const V1_TYPE = /^providers\/cloud\.firestore\/eventTypes\/document\.(create|update|delete|write)$/;
const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const V1_KINDS: Readonly<Record<string, ChangeKind>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

/** Reads the body of `POST .../eventarcTrigger`. @throws StatusError INVALID_ARGUMENT */
export function parseEventarcTrigger(key: string, body: JsonObject): Trigger {
  const eventType = textOf(body.eventType, 'eventType');
  const [, kind, suffix] = V2_TYPE.exec(eventType) ?? [];
  const document = isObject(body.document) ? body.document.value : body.document;
  if (!isChangeKind(kind)) throw new StatusError('INVALID_ARGUMENT', `Unknown event type ${eventType}.`);
  return {
    key,
    generation: 2,
    kind,
    eventType,
    database: typeof body.database === 'string' ? body.database : '(default)',
    document: withoutSlashes(textOf(document, 'document')),
    hasAuthContext: suffix !== undefined,
  };
}

/** Reads the body of `PUT .../triggers/{key}`, the registration of first-generation functions. */
export function parseLegacyTrigger(key: string, body: JsonObject): Trigger {
  const trigger = isObject(body.eventTrigger) ? body.eventTrigger : {};
  const eventType = textOf(trigger.eventType, 'eventTrigger.eventType');
  const kind = V1_KINDS[V1_TYPE.exec(eventType)?.[1] ?? ''];
  const [, database, document] = V1_RESOURCE.exec(textOf(trigger.resource, 'eventTrigger.resource')) ?? [];
  if (kind === undefined) throw new StatusError('INVALID_ARGUMENT', `Unknown event type ${eventType}.`);
  if (database === undefined || document === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'eventTrigger.resource names no document.');
  }
  return {
    key,
    generation: 1,
    kind,
    eventType,
    database,
    document: withoutSlashes(document),
    hasAuthContext: false,
  };
}

function isChangeKind(kind: string | undefined): kind is ChangeKind {
  return CHANGE_KINDS.some((known) => known === kind);
}

function textOf(value: Json | undefined, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new StatusError('INVALID_ARGUMENT', `${name} must be a non-empty string.`);
}

function withoutSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
