import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { hostOf } from './suite';

const DATABASE = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;

/** A document as stored now, in the form that events use. */
async function storedDocument(path: string, signal: AbortSignal | null): Promise<unknown> {
  const response = await fetch(`http://${hostOf('firestore')}/v1/${DATABASE}/documents/${path}`, {
    headers: { authorization: 'Bearer owner' },
    signal,
  });
  return response.ok ? response.json() : undefined;
}

function eventOf(path: string, value: unknown) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    time: new Date().toISOString(),
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/${DATABASE}`,
    subject: `documents/${path}`,
    document: path,
    project: LOCAL_PROJECT_ID,
    location: 'us-central1',
    database: '(default)',
    namespace: '(default)',
    datacontenttype: 'application/json',
    data: { value },
  };
}

/** The emulator adds a number to a trigger's name each time it registers it; the old names answer 204 or 404. */
const GENERATIONS = 50;

/**
 * Delivers a "created" event of a document to a function, as Eventarc does when it repeats one.
 * @param signal gives the delivery up, for a worker that may be killed; by default it waits
 * @returns the HTTP status of the function
 */
export async function deliverCreated(
  functionName: string,
  path: string,
  signal: AbortSignal | null = null,
): Promise<number> {
  const body = JSON.stringify(eventOf(path, await storedDocument(path, signal)));
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const trigger = `us-central1-${functionName}-${generation}`;
    const response = await fetch(
      `http://${hostOf('functions')}/functions/projects/${LOCAL_PROJECT_ID}/triggers/${trigger}`,
      { method: 'POST', headers: { 'content-type': 'application/cloudevents+json' }, body, signal },
    );
    if (response.status !== 204 && response.status !== 404) return response.status;
  }
  throw new Error(`The emulator knows no trigger of ${functionName}`);
}
