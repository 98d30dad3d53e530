import { createHash } from 'node:crypto';
import type { Caller } from '../../shared/caller';
import type { JsonObject } from '../../shared/json';
import type { CommittedChange } from '../backend';
import { changedFields } from './changed-fields';
import type { DocumentTrigger } from './trigger';

/** The HTTP body that reports a change to a function, and its content type. */
export interface DocumentEvent {
  readonly contentType: string;
  readonly body: JsonObject;
}

/** Builds the event in the format of the trigger's generation. */
export function documentEvent(trigger: DocumentTrigger, change: CommittedChange): DocumentEvent {
  return trigger.generation === 1 ? legacyEvent(trigger, change) : cloudEvent(trigger, change);
}

function cloudEvent(trigger: DocumentTrigger, change: CommittedChange): DocumentEvent {
  return {
    contentType: 'application/cloudevents+json',
    body: {
      specversion: '1.0',
      id: eventId(trigger, change),
      time: change.commitTime,
      type: trigger.eventType,
      source: `//firestore.googleapis.com/projects/${change.project}/databases/${change.database}`,
      subject: `documents/${change.path}`,
      document: change.path,
      project: change.project,
      location: 'us-central1',
      database: change.database,
      namespace: '(default)',
      datacontenttype: 'application/json',
      ...(trigger.hasAuthContext ? authContext(change.caller) : {}),
      data: changeData(change),
    },
  };
}

/** One id per change and function: functions that share a store of seen ids must not hide each other's events. */
function eventId(trigger: DocumentTrigger, change: CommittedChange): string {
  const hex = createHash('sha256').update(`${change.eventId}/${trigger.key}`).digest('hex');
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant, hex.slice(20, 32)].join('-');
}

function legacyEvent(trigger: DocumentTrigger, change: CommittedChange): DocumentEvent {
  const name = `projects/${change.project}/databases/${change.database}/documents/${change.path}`;
  return {
    contentType: 'application/json',
    body: {
      data: changeData(change),
      context: {
        eventId: eventId(trigger, change),
        timestamp: change.commitTime,
        eventType: trigger.eventType,
        resource: { service: 'firestore.googleapis.com', name },
      },
    },
  };
}

function changeData(change: CommittedChange): JsonObject {
  const data: JsonObject = {};
  if (change.after) data.value = change.after;
  if (change.before) data.oldValue = change.before;
  if (change.before && change.after) {
    data.updateMask = { fieldPaths: changedFields(change.before, change.after) };
  }
  return data;
}

function authContext(caller: Caller): JsonObject {
  if (caller.kind === 'admin') return { authtype: 'system' };
  if (caller.kind === 'signed-out') return { authtype: 'unauthenticated' };
  // The published list of values does not include end users.
  return { authtype: 'unknown', authid: caller.uid };
}
