import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMIN, SIGNED_OUT } from '../store/caller';
import { statusOf } from '../testing';
import { DatabaseError } from '../tree/errors';
import { callerOfHttp, callerOfRequest, callerOfToken } from './credentials';
import { DisconnectQueue } from './disconnect-queue';
import { FrameAssembler } from './frames';
import { readWireQuery } from './wire-query';

function token(claims: object, signature = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.${signature}`;
}

describe('frames', () => {
  it('assemble long messages wherever they are cut', () => {
    const someParts = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(someParts, (parts) => {
        const frames = new FrameAssembler();
        const results = [String(parts.length), ...parts].map((frame) => frames.accept(frame));
        expect(results.at(-1)).toBe(parts.join(''));
        expect(results.slice(0, -1).every((result) => result === undefined)).toBe(true);
        expect(frames.accept('{"t":"d"}')).toBe('{"t":"d"}');
      }),
    );
  });

  it('ignore keepalives, even when a part is only digits', () => {
    const frames = new FrameAssembler();
    expect(['0', '2', '0', '12', '0'].map((frame) => frames.accept(frame))).toEqual([
      undefined,
      undefined,
      undefined,
      '012',
      undefined,
    ]);
  });

  it('refuse messages of absurd length', () => {
    expect(statusOf(() => void new FrameAssembler().accept('999999'))).toBe('too_big');
    const frames = new FrameAssembler();
    frames.accept('300');
    const part = 'x'.repeat(100_000);
    const accept = () => {
      for (let count = 0; count < 300; count += 1) frames.accept(part);
    };
    expect(statusOf(accept)).toBe('too_big');
  });
});

describe('credentials', () => {
  it('read tokens without verifying them, expired ones included', () => {
    const claims = { sub: 'u1', iat: 0, exp: 3600, firebase: { sign_in_provider: 'anonymous' } };
    const caller = { kind: 'client', auth: { uid: 'u1', provider: 'anonymous', token: claims } };
    expect(callerOfToken(token(claims))).toEqual(caller);
    expect(callerOfToken(token(claims, 'signature'))).toEqual(caller);
    expect(callerOfToken(token({ user_id: 'u2', sub: 'u1' }))).toMatchObject({ auth: { uid: 'u2' } });
  });

  it.each([
    ['no token', ''],
    ['a word', 'hello'],
    ['two parts', 'a.b'],
    ['a payload that is not JSON', 'a.b.c'],
    ['a payload that is not an object', `a.${Buffer.from('[]').toString('base64url')}.c`],
    ['no user', token({ aud: 'x' })],
    ['an empty user', token({ sub: '' })],
  ])('refuse %s', (_name, text) => {
    expect(statusOf(() => void callerOfToken(text))).toBe('invalid_token');
  });

  it('let only the administrator act as another user or as signed out', () => {
    expect(callerOfRequest({ cred: 'owner' })).toEqual(ADMIN);
    expect(callerOfRequest({ cred: 'owner', authvar: { uid: 'x' } })).toEqual({
      kind: 'client',
      auth: { uid: 'x' },
    });
    expect(callerOfRequest({ cred: 'owner', noauth: true })).toEqual(SIGNED_OUT);
    const user = token({ sub: 'u1' });
    expect(callerOfRequest({ cred: user, authvar: { uid: 'x' } })).toMatchObject({ auth: { uid: 'u1' } });
    expect(statusOf(() => void callerOfRequest({ cred: 5 }))).toBe('invalid_token');
  });

  it('come from the header or from either parameter', () => {
    const none = new URLSearchParams();
    expect(callerOfHttp('Bearer owner', none)).toEqual(ADMIN);
    expect(callerOfHttp(undefined, new URLSearchParams('auth=owner'))).toEqual(ADMIN);
    expect(callerOfHttp(undefined, new URLSearchParams('access_token=owner'))).toEqual(ADMIN);
    expect(callerOfHttp(undefined, none)).toEqual(SIGNED_OUT);
    const override = new URLSearchParams({ auth: 'owner', auth_variable_override: '{"uid":"x"}' });
    expect(callerOfHttp(undefined, override)).toEqual({ kind: 'client', auth: { uid: 'x' } });
    const broken = new URLSearchParams({ auth: 'owner', auth_variable_override: '{' });
    expect(statusOf(() => void callerOfHttp(undefined, broken))).toBe('invalid_token');
  });
});

describe('wire queries', () => {
  it('are read from their short names', () => {
    expect(readWireQuery({ i: 'a/b', sp: 1, sn: 'k', sin: false, ep: null, l: 3, vf: 'r' })).toEqual({
      index: 'a/b',
      start: { value: 1, key: 'k', isInclusive: false },
      end: { value: null, isInclusive: true },
      limit: { count: 3, from: 'last' },
    });
    expect(readWireQuery({})).toEqual({ index: '.priority' });
  });

  it.each([
    [null],
    [5],
    [[]],
    [{ i: 5 }],
    [{ i: '.other' }],
    [{ i: '//' }],
    [{ sp: {} }],
    [{ l: 0 }],
    [{ l: 1.5 }],
    [{ l: 'x' }],
    [{ i: '.key', sp: 5 }],
  ])('%j is refused', (json) => {
    expect(statusOf(() => void readWireQuery(json))).toBe('invalid');
  });

  it('refuse bad input and never fail in another way', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('i', 'sp', 'sn', 'ep', 'l', 'vf'), fc.jsonValue()), (json) =>
        ['ok', 'invalid'].includes(statusOf(() => void readWireQuery(json))),
      ),
    );
  });
});

describe('the onDisconnect queue', () => {
  const entriesOf = (queue: DisconnectQueue) =>
    queue
      .list()
      .map(({ entries }) => entries.map(({ path, json }) => `${path.join('/')}=${JSON.stringify(json)}`));

  it('keeps the order, and only the last write of a path', () => {
    const queue = new DisconnectQueue();
    queue.set(['a', 'x'], 1);
    queue.set(['b'], 2);
    queue.set(['a'], 3);
    expect(entriesOf(queue)).toEqual([['b=2'], ['a=3']]);
  });

  it('cancels a path and everything below it, inside updates too', () => {
    const queue = new DisconnectQueue();
    queue.update(['a'], { x: 1, 'y/z': 2 });
    queue.set(['b', 'c'], 3);
    queue.cancel(['a', 'y']);
    queue.cancel(['b']);
    expect(entriesOf(queue)).toEqual([['a/x=1']]);
  });

  it('is empty after its writes were taken', () => {
    const queue = new DisconnectQueue();
    queue.set(['a'], 1);
    expect(queue.drain()).toHaveLength(1);
    expect(queue.drain()).toHaveLength(0);
  });

  it('has a limit', () => {
    const queue = new DisconnectQueue();
    const fill = () => {
      for (let count = 0; count < 1_001; count += 1) queue.set([`k${count % 3}`, 'x', String(count)], 1);
    };
    expect(fill).toThrow(DatabaseError);
  });
});
