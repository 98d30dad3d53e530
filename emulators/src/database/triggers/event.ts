import { randomUUID } from 'node:crypto';
import type { DatabaseCaller } from '../store/caller';
import { encode, OBJECTS } from '../tree/encode';
import { pathText } from '../tree/path';
import { deltaText } from './delta';
import type { ChangedLocation } from './match';

/** One event for one function. */
export interface RefEvent {
  readonly type: string;
  readonly instance: string;
  readonly location: ChangedLocation;
  readonly caller: DatabaseCaller;
}

function uidOf(caller: DatabaseCaller): string | undefined {
  const uid: unknown = caller.kind === 'client' ? caller.auth?.uid : undefined;
  return typeof uid === 'string' ? uid : undefined;
}

function authFields(caller: DatabaseCaller): { authtype: string; authid?: string } {
  if (caller.kind === 'admin') return { authtype: 'admin' };
  const authid = uidOf(caller);
  return authid === undefined ? { authtype: 'unauthenticated' } : { authtype: 'app_user', authid };
}

function dataText({ before, after }: ChangedLocation): string {
  return `{"data":${encode(before, OBJECTS)},"delta":${deltaText(before, after)}}`;
}

/** Appends a member whose value is already JSON text. */
function withMember(fields: object, name: string, json: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":${json}}`;
}

/** A structured CloudEvent (second generation). */
export function cloudEventText({ type, instance, location, caller }: RefEvent): string {
  const ref = pathText(location.path);
  const fields = {
    specversion: '1.0',
    id: randomUUID(),
    time: new Date().toISOString(),
    type,
    source: `//firebasedatabase.googleapis.com/projects/_/locations/us-central1/instances/${instance}`,
    subject: `refs/${ref}`,
    ref,
    instance,
    firebasedatabasehost: 'firebaseio.com',
    location: 'us-central1',
    datacontenttype: 'application/json',
    ...authFields(caller),
  };
  return withMember(fields, 'data', dataText(location));
}

function legacyAuth(caller: DatabaseCaller): object {
  if (caller.kind === 'admin') return { auth: { admin: true } };
  return caller.auth === null ? {} : { auth: { variable: caller.auth } };
}

/** A first-generation event. */
export function legacyEventText({ type, instance, location, caller }: RefEvent): string {
  const context = {
    eventId: randomUUID(),
    timestamp: new Date().toISOString(),
    eventType: type,
    resource: `projects/_/instances/${instance}/refs/${pathText(location.path)}`,
    domain: 'firebaseio.com',
    ...legacyAuth(caller),
  };
  return withMember({ context }, 'data', dataText(location));
}
