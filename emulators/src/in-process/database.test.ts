import { describe, expect, it } from 'vitest';
import { compileDatabaseRules, InProcessDatabase } from './database';
import { SERVER_TIME } from './values';

const RULES = compileDatabaseRules(`{"rules": {
  "rooms": {"$room": {
    ".read": "root.child('members').child(auth.uid).exists()",
    "$uid": {".write": "auth.uid === $uid", ".validate": "!newData.exists() || newData.child('at').val() === now"}
  }}
}}`);
const ADA = { uid: 'ada', token: {} };
const NOW = 1_763_000_000_000;

describe('the Realtime Database in process', () => {
  const opened = () => {
    const database = new InProcessDatabase(RULES, () => NOW);
    database.arrange('members', { ada: true });
    return database;
  };

  it('lets an account read what its rules let it read', () => {
    expect(opened().attempt(ADA, { kind: 'get', path: 'rooms/a' })).toBe('allowed');
    expect(opened().attempt({ uid: 'bo', token: {} }, { kind: 'get', path: 'rooms/a' })).toBe('denied');
    expect(opened().attempt(null, { kind: 'get', path: 'rooms/a' })).toBe('denied');
    expect(opened().attempt(ADA, { kind: 'get', path: 'rooms' })).toBe('denied');
  });

  it("judges what would be written, with the server's time filled in", () => {
    const set = (path: string, value: unknown) => opened().attempt(ADA, { kind: 'set', path, value });
    expect(set('rooms/a/ada', { at: SERVER_TIME })).toBe('allowed');
    expect(set('rooms/a/ada', { at: NOW - 1 })).toBe('denied');
    expect(set('rooms/a/ada', null)).toBe('allowed');
    expect(set('rooms/a/bo', { at: SERVER_TIME })).toBe('denied');
  });

  it('uses one time per request, even if the clock advances meanwhile', () => {
    let now = NOW;
    const ticking = () => {
      now += 1;
      return now;
    };
    const value = { at: SERVER_TIME };
    const database = new InProcessDatabase(RULES, ticking);
    expect(database.attempt(ADA, { kind: 'set', path: 'rooms/a/ada', value })).toBe('allowed');
  });

  it('decides every path of an update, and performs what is allowed', () => {
    const database = opened();
    const update = (value: object) => database.attempt(ADA, { kind: 'update', path: 'rooms', value });
    expect(update({ 'a/ada': { at: SERVER_TIME }, 'b/bo': { at: SERVER_TIME } })).toBe('denied');
    expect(update({ 'a/ada': { at: SERVER_TIME }, 'b/ada': { at: SERVER_TIME } })).toBe('allowed');
    const same = compileDatabaseRules('{"rules": {".read": "root.child(\'rooms/b/ada/at\').isNumber()"}}');
    expect(database.ask(null, { kind: 'get', path: '/' }).decide(same)).toBe('allowed');
    expect(opened().ask(null, { kind: 'get', path: '/' }).decide(same)).toBe('denied');
  });

  it('keeps a question together with the data it was asked about', () => {
    const database = opened();
    const question = database.ask(ADA, { kind: 'get', path: 'rooms/a' });
    database.arrange('members', null);
    expect(question.decide(RULES)).toBe('allowed');
    expect(database.attempt(ADA, { kind: 'get', path: 'rooms/a' })).toBe('denied');
  });
});
