import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../store/caller';
import type { Commit } from '../store/listener';
import { Namespace } from '../store/namespace';
import { nodeOf, someJson, somePath, update, userNamed, write } from '../testing';
import { encode, OBJECTS } from '../tree/encode';
import { nodeAt } from '../tree/node';
import { deltaText } from './delta';
import { cloudEventText, legacyEventText } from './event';
import { changedLocations } from './match';
import { readInstancePattern, readRefPattern } from './pattern';
import { readTrigger } from './registration';

function commitsOf(run: (namespace: Namespace) => void, data: unknown = null): Commit[] {
  const commits: Commit[] = [];
  const hooks = { record: () => undefined, committed: (commit: Commit) => void commits.push(commit) };
  const namespace = new Namespace('ns', hooks);
  write(namespace, ADMIN, '/', data);
  commits.length = 0;
  run(namespace);
  return commits;
}

function locationsOf(commits: Commit[], pattern: string): string[] {
  return commits
    .flatMap((commit) => changedLocations(commit, readRefPattern(pattern)))
    .map(({ path, before, after }) => `${path.join('/')}: ${encode(before)} -> ${encode(after)}`)
    .sort();
}

const DATA = { s: { u1: { n: 1, m: 1 }, u2: { n: 2 } }, t: 5 };

describe('the locations that a write affects', () => {
  it('are one for a write at or below the pattern', () => {
    const commits = commitsOf((namespace) => write(namespace, ADMIN, '/s/u1/n', 9), DATA);
    expect(locationsOf(commits, 's/{uid}')).toEqual(['s/u1: {"m":1,"n":1} -> {"m":1,"n":9}']);
    expect(locationsOf(commits, 's/{uid}/n')).toEqual(['s/u1/n: 1 -> 9']);
    expect(locationsOf(commits, 's/{uid}/m')).toEqual([]);
    expect(locationsOf(commits, 't')).toEqual([]);
    expect(locationsOf(commits, '*/u1/*')).toEqual(['s/u1/n: 1 -> 9']);
  });

  it('are all that existed or exist for a write above the pattern', () => {
    const commits = commitsOf((namespace) => write(namespace, ADMIN, '/s', { u2: { n: 2 }, u3: 1 }), DATA);
    expect(locationsOf(commits, 's/{uid}')).toEqual(['s/u1: {"m":1,"n":1} -> null', 's/u3: null -> 1']);
  });

  it('are listed once each for an update of several paths', () => {
    const commits = commitsOf(
      (namespace) => update(namespace, ADMIN, '/', { 's/u1/n': 7, 's/u1/m': 8, t: 6 }),
      DATA,
    );
    expect(locationsOf(commits, 's/{uid}')).toEqual(['s/u1: {"m":1,"n":1} -> {"m":8,"n":7}']);
    expect(locationsOf(commits, '{top}')).toHaveLength(2);
  });

  it('are none when nothing changes', () => {
    expect(commitsOf((namespace) => write(namespace, ADMIN, '/t', 5), DATA)).toEqual([]);
  });

  it('are those that a comparison of all locations finds', () => {
    const someWrites = fc.array(fc.tuple(somePath, someJson), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(someJson, someWrites, fc.integer({ min: 0, max: 3 }), (data, writes, depth) => {
        const pattern = Array.from({ length: depth }, () => '*').join('/');
        for (const [path, json] of writes) {
          for (const commit of commitsOf(
            (namespace) => write(namespace, ADMIN, `/${path.join('/')}`, json),
            data,
          )) {
            const found = new Set(
              changedLocations(commit, readRefPattern(pattern)).map((location) => location.path.join('/')),
            );
            const isChanged =
              encode(nodeAt(commit.before, path.slice(0, depth))) !==
              encode(nodeAt(commit.after, path.slice(0, depth)));
            if (path.length >= depth) expect(found.size).toBe(isChanged ? 1 : 0);
          }
        }
      }),
    );
  });
});

type Json = null | boolean | number | string | { [key: string]: Json };

/** How the Functions SDK puts the new value together. */
function applyChange(data: Json, delta: Json): Json {
  const isMerge = typeof data === 'object' && data !== null && typeof delta === 'object' && delta !== null;
  if (!isMerge) return delta;
  const result: { [key: string]: Json } = {};
  for (const key of new Set([...Object.keys(data), ...Object.keys(delta)])) {
    const change = delta[key];
    if (change === undefined) Object.defineProperty(result, key, { value: data[key], enumerable: true });
    else if (change !== null)
      Object.defineProperty(result, key, { value: applyChange(data[key] ?? null, change), enumerable: true });
  }
  return result;
}

describe('deltas', () => {
  it('give the new value when merged into the old one', () => {
    fc.assert(
      fc.property(someJson, someJson, (left, right) => {
        const [before, after] = [nodeOf(left), nodeOf(right)];
        const [data, delta] = [encode(before, OBJECTS), deltaText(before, after)].map(
          (text) => JSON.parse(text) as Json,
        );
        expect(applyChange(data ?? null, delta ?? null)).toEqual(JSON.parse(encode(after, OBJECTS)));
      }),
      {
        examples: [
          [{ a: { b: 1 } }, { a: 5 }],
          [{ a: 5 }, { a: { b: 1 } }],
        ],
      },
    );
  });
});

describe('event bodies', () => {
  const event = {
    type: 'google.firebase.database.ref.v1.updated',
    instance: 'ns',
    location: { path: ['s', 'u1'], before: nodeOf({ a: 1, b: 1 }), after: nodeOf({ a: 2 }) },
    caller: userNamed('u1'),
  };

  it('are structured CloudEvents for the second generation', () => {
    expect(JSON.parse(cloudEventText(event))).toMatchObject({
      specversion: '1.0',
      type: 'google.firebase.database.ref.v1.updated',
      source: '//firebasedatabase.googleapis.com/projects/_/locations/us-central1/instances/ns',
      subject: 'refs/s/u1',
      ref: 's/u1',
      instance: 'ns',
      location: 'us-central1',
      authtype: 'app_user',
      authid: 'u1',
      data: { data: { a: 1, b: 1 }, delta: { a: 2, b: null } },
    });
    expect(JSON.parse(cloudEventText({ ...event, caller: ADMIN }))).toMatchObject({ authtype: 'admin' });
    const signedOut = { kind: 'client', auth: null } as const;
    expect(JSON.parse(cloudEventText({ ...event, caller: signedOut }))).toMatchObject({
      authtype: 'unauthenticated',
    });
  });

  it('carry a context for the first generation', () => {
    expect(JSON.parse(legacyEventText({ ...event, type: 'ref.update' }))).toMatchObject({
      data: { data: { a: 1, b: 1 }, delta: { a: 2, b: null } },
      context: {
        eventType: 'ref.update',
        resource: 'projects/_/instances/ns/refs/s/u1',
        auth: { variable: { uid: 'u1' } },
      },
    });
  });
});

describe('registrations', () => {
  const V2 = {
    name: 'projects/p/locations/us-central1/triggers/us-central1-r-0',
    path: 's/{uid}',
    event: 'google.firebase.database.ref.v1.created',
    topic: 't',
    namespacePattern: '*',
  };

  it('of both generations are read', () => {
    expect(readTrigger(V2, undefined)).toMatchObject({
      project: 'p',
      key: 'us-central1-r-0',
      generation: 2,
      kind: 'created',
    });
    const v1 = {
      name: 'projects/p/locations/_/functions/f',
      path: '/s/{uid}',
      event: 'providers/google.firebase.database/eventTypes/ref.write',
    };
    const first = readTrigger(v1, 'ns');
    expect(first).toMatchObject({ project: 'p', key: 'f', generation: 1, kind: 'written' });
    expect(first.matchesInstance('ns')).toBe(true);
    expect(first.matchesInstance('other')).toBe(false);
  });

  it.each([
    ['no object', null],
    ['no name', { ...V2, name: undefined }],
    ['an unreadable name', { ...V2, name: 'x' }],
    ['an unknown event', { ...V2, event: 'x' }],
    ['no path', { ...V2, path: '' }],
    ['a pattern over several levels', { ...V2, path: 's/{rest=**}' }],
    ['a pattern inside a key', { ...V2, path: 's/a*' }],
  ])('with %s are refused', (_name, json) => {
    expect(() => readTrigger(json, undefined)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('match instances by pattern', () => {
    const matches = (pattern: string, instance: string) => readInstancePattern(pattern)(instance);
    expect(matches('*', 'any')).toBe(true);
    expect(matches('{instance}', 'any')).toBe(true);
    expect(matches('{instance=my-*}', 'my-one')).toBe(true);
    expect(matches('my-*', 'your-one')).toBe(false);
    expect(matches('a.b', 'axb')).toBe(false);
  });
});
