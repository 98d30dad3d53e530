import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { readPathPattern } from '../../shared/triggers/path-pattern';
import type { EventMessage } from '../../shared/triggers/post-event';
import type { CommittedChange } from '../backend';
import { changedFields } from './changed-fields';
import { documentEvent } from './document-event';
import { DocumentTriggers } from './document-triggers';
import { parseEventarcTrigger, parseLegacyTrigger } from './trigger';

const NAME = 'projects/p/databases/(default)/documents/mail/m1';
const before = { name: NAME, fields: { a: { integerValue: '1' } } };
const after = { name: NAME, fields: { a: { integerValue: '2' } } };

const change = (more: Partial<CommittedChange> = {}): CommittedChange => ({
  project: 'p',
  database: '(default)',
  path: 'mail/m1',
  commitTime: '2026-01-01T00:00:00.000001Z',
  caller: { kind: 'signed-out' },
  eventId: 'event-1',
  ...more,
});

const trigger = (kind: string, document = 'mail/{id}', key = `key-${kind}`) =>
  parseEventarcTrigger(
    { project: 'p', key },
    {
      eventType: `google.cloud.firestore.document.v1.${kind}`,
      database: '(default)',
      namespace: '(default)',
      document: { value: document, matchType: 'PATH_PATTERN' },
    },
  );

describe('changed fields', () => {
  it('names the smallest paths that differ, quoted where needed', () => {
    const map = (fields: JsonObject) => ({ mapValue: { fields } });
    const one = { integerValue: '1' };
    const paths = changedFields(
      { fields: { same: one, gone: one, m: map({ x: one, y: one }), empty: map({}) } },
      { fields: { same: one, 'with space': one, m: map({ x: one, y: { integerValue: '2' } }), empty: one } },
    );
    expect(paths.sort()).toEqual(['`with space`', 'empty', 'gone', 'm.y']);
  });

  it('is empty for equal documents', () => {
    expect(changedFields(before, structuredClone(before))).toEqual([]);
  });
});

describe('registry', () => {
  const name = { project: 'p', key: 'k' };
  const matching = (kinds: CommittedChange) => {
    const triggers = new DocumentTriggers({ functionsHost: undefined });
    for (const kind of ['created', 'updated', 'deleted', 'written']) triggers.register(trigger(kind));
    return triggers.matching(kinds).map((found) => found.kind);
  };

  it('finds triggers for written and for the kind of the change', () => {
    expect(matching(change({ after }))).toEqual(['created', 'written']);
    expect(matching(change({ before, after }))).toEqual(['updated', 'written']);
    expect(matching(change({ before }))).toEqual(['deleted', 'written']);
  });

  it('keeps projects and databases apart', () => {
    expect(matching(change({ after, project: 'other' }))).toEqual([]);
    expect(matching(change({ after, database: 'second' }))).toEqual([]);
  });

  it('replaces a key that is registered again', () => {
    const triggers = new DocumentTriggers({ functionsHost: undefined });
    triggers.register(trigger('created', 'other/{id}', 'k'));
    triggers.register(trigger('created', 'mail/{id}', 'k'));
    expect(triggers.matching(change({ after }))).toHaveLength(1);
  });

  it('reads registrations of the first generation', () => {
    const resource = 'projects/p/databases/(default)/documents/mail/{id}';
    const eventType = 'providers/cloud.firestore/eventTypes/document.write';
    const parsed = parseLegacyTrigger(name, { eventTrigger: { eventType, resource } });
    expect(parsed).toMatchObject({ generation: 1, kind: 'written', document: readPathPattern('mail/{id}') });
  });

  it('refuses unknown registrations', () => {
    expect(() => parseEventarcTrigger(name, {})).toThrow('eventType');
    expect(() => parseLegacyTrigger(name, { eventTrigger: { eventType: 'x', resource: 'y' } })).toThrow('x');
    const resource = 'projects/p/databases/(default)/documents/mail/{id}';
    const eventType = 'google.cloud.firestore.document.v1.created';
    expect(() => parseLegacyTrigger(name, { eventTrigger: { eventType, resource } })).toThrow('Unknown');
  });
});

describe('events', () => {
  it('are structured CloudEvents with before, after and the changed fields', () => {
    const { contentType, body } = documentEvent(trigger('updated'), change({ before, after }));
    expect(contentType).toBe('application/cloudevents+json');
    expect(body).toMatchObject({
      specversion: '1.0',
      type: 'google.cloud.firestore.document.v1.updated',
      source: '//firestore.googleapis.com/projects/p/databases/(default)',
      subject: 'documents/mail/m1',
      document: 'mail/m1',
      time: '2026-01-01T00:00:00.000001Z',
      datacontenttype: 'application/json',
      data: { value: after, oldValue: before, updateMask: { fieldPaths: ['a'] } },
    });
    expect(body).not.toHaveProperty('authtype');
  });

  it('have one id per function, the same on every delivery', () => {
    const id = (kind: string) => documentEvent(trigger(kind), change({ after })).body.id;
    expect(id('created')).toBe(id('created'));
    expect(id('created')).not.toBe(id('written'));
    expect(id('created')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('carry the caller only if requested', () => {
    const caller = { kind: 'user', uid: 'u', token: {} } as const;
    const { body } = documentEvent(trigger('created.withAuthContext'), change({ after, caller }));
    expect(body).toMatchObject({ authtype: 'unknown', authid: 'u' });
  });
});

describe('dispatcher', () => {
  const rig = (
    post: (url: string, message: EventMessage) => Promise<number>,
    concurrency = 3,
    patienceMs = 1,
  ) => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const triggers = new DocumentTriggers({
      functionsHost: '127.0.0.1:1',
      post,
      log,
      concurrency,
      patienceMs,
    });
    triggers.register(trigger('created', 'mail/{id}', 'k'));
    return { lines, triggers };
  };

  it('posts each event once to the key of its function', async () => {
    const urls: string[] = [];
    const { triggers } = rig(async (url) => {
      urls.push(url);
      return 200;
    });
    triggers.dispatch(change({ after }));
    await expect.poll(() => urls).toEqual(['http://127.0.0.1:1/functions/projects/p/triggers/k']);
  });

  it('keeps the order of events of one document while others go ahead', async () => {
    const started: string[] = [];
    const finish = new Map<string, (status: number) => void>();
    const { triggers } = rig(
      (_url, { text }) =>
        new Promise((resolve) => {
          const { time }: { time?: unknown } = JSON.parse(text);
          started.push(String(time));
          finish.set(String(time), resolve);
        }),
    );
    triggers.dispatch(change({ after, commitTime: 'a1' }));
    triggers.dispatch(change({ after, commitTime: 'a2' }));
    triggers.dispatch(change({ after, commitTime: 'b1', path: 'mail/m2' }));
    await expect.poll(() => started).toEqual(['a1', 'b1']);
    finish.get('a1')?.(200);
    await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  });

  it('delivers a limited number of events to one function at a time', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const { triggers } = rig(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done += 1;
      return 200;
    }, 2);
    for (let i = 0; i < 20; i++) triggers.dispatch(change({ after, path: `mail/m${i}` }));
    await expect.poll(() => done).toBe(20);
    expect(most).toBe(2);
  });

  it('waits for a process that is about to be free rather than starting another', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const { triggers } = rig(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        done += 1;
        return 200;
      },
      3,
      1_000,
    );
    for (let i = 0; i < 20; i++) triggers.dispatch(change({ after, path: `mail/m${i}` }));
    await expect.poll(() => done).toBe(20);
    expect(most).toBe(1);
  });

  it('logs a failing function, does not repeat the event and goes on', async () => {
    let posts = 0;
    const { triggers, lines } = rig(async () => {
      posts += 1;
      if (posts === 1) throw new Error('refused');
      return 500;
    });
    triggers.dispatch(change({ after }));
    triggers.dispatch(change({ after }));
    await expect
      .poll(() => lines)
      .toEqual(['Trigger k could not be reached: refused', 'Trigger k answered 500: mail/m1']);
    expect(posts).toBe(2);
  });

  it.each([404, 204])('forgets a key that answers %i', async (status) => {
    const { triggers } = rig(async () => status);
    triggers.dispatch(change({ after }));
    await expect.poll(() => triggers.matching(change({ after }))).toEqual([]);
  });
});
