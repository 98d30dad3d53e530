import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalError } from '../../shared/journal';
import { someJson, somePath, write } from '../testing';
import { encode } from '../tree/encode';
import { ADMIN } from './caller';
import { Databases } from './databases';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rtdb-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const journal = () => join(folder, 'database.journal');

function open(compactAboveBytes = Number.POSITIVE_INFINITY): Databases {
  return new Databases({ folder: { path: folder, compactAboveBytes } });
}

function textOf(databases: Databases, name = 'ns'): string {
  return encode(databases.get(name).root);
}

function put(databases: Databases, path: string, json: unknown, name = 'ns'): void {
  write(databases.get(name), ADMIN, path, json);
}

describe('durable data', () => {
  it('survives a restart, with priorities and several databases', () => {
    const first = open();
    put(first, '/a', { x: { '.value': 1, '.priority': 'p' }, y: [1, 2] });
    put(first, '/a/y/0', null);
    put(first, '/', 5, 'other');
    const again = open();
    expect(textOf(again)).toBe('{"a":{"x":{".value":1,".priority":"p"},"y":{"1":2}}}');
    expect(textOf(again, 'other')).toBe('5');
    expect(again.names().sort()).toEqual(['ns', 'other']);
  });

  it('keeps resolved server values', () => {
    const first = open();
    put(first, '/n', { '.sv': { increment: 2 } });
    put(first, '/n', { '.sv': { increment: 3 } });
    expect(textOf(open())).toBe('{"n":5}');
  });

  it('is the same after every restart, however often it was compacted', () => {
    const someWrites = fc.array(fc.tuple(somePath, someJson), { maxLength: 12 });
    fc.assert(
      fc.property(someWrites, fc.integer({ min: 20, max: 400 }), (writes, compactAboveBytes) => {
        rmSync(folder, { recursive: true, force: true });
        for (const [path, json] of writes) {
          const databases = open(compactAboveBytes);
          put(databases, `/${path.join('/')}`, json);
          expect(textOf(open(compactAboveBytes))).toBe(textOf(databases));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('drops a torn last record and continues after it', () => {
    const first = open();
    put(first, '/a', 1);
    put(first, '/b', 2);
    const whole = readFileSync(journal());
    for (let cut = 1; cut < 30; cut += 7) {
      writeFileSync(journal(), whole.subarray(0, whole.length - cut));
      const again = open();
      expect(textOf(again)).toBe('{"a":1}');
      put(again, '/c', 3);
      expect(textOf(open())).toBe('{"a":1,"c":3}');
    }
  });

  it('refuses to start on a record that was damaged in the middle', () => {
    const first = open();
    put(first, '/a', 1);
    put(first, '/b', 2);
    writeFileSync(journal(), readFileSync(journal(), 'utf8').replace('"a"', '"z"'));
    expect(() => open()).toThrow(JournalError);
  });

  it('survives a crash between the steps of compacting', () => {
    const first = open(1);
    put(first, '/a', 1);
    put(first, '/b', 2);
    writeFileSync(`${journal()}.new`, 'half');
    const again = open(1);
    expect(textOf(again)).toBe('{"a":1,"b":2}');
    put(again, '/c', 3);
    expect(textOf(open())).toBe('{"a":1,"b":2,"c":3}');
  });

  it('keeps the journal short when one value changes often', () => {
    const databases = open(1);
    put(databases, '/n', 0);
    const length = readFileSync(journal()).length;
    for (let count = 1; count < 50; count += 1) {
      put(databases, '/n', count);
      expect(readFileSync(journal()).length).toBeLessThan(5 * length);
    }
    expect(readdirSync(folder).sort()).toEqual(['database.journal', 'database.lock']);
    expect(textOf(open())).toBe('{"n":49}');
  });
});

describe('files from before there was one journal', () => {
  const earlier = (name: string) => join(folder, name);

  /** The record of one write; those files had no header. */
  function recordOf(path: string, json: unknown): string {
    put(open(), path, json);
    const [, ...records] = readFileSync(journal(), 'utf8').split('\n');
    rmSync(journal());
    return records.join('\n');
  }

  beforeEach(() => {
    const files = {
      'journal-1.jsonl': recordOf('/a', 'stale'),
      'snapshot-2.jsonl': recordOf('/', { a: 1, b: 1 }),
      'journal-2.jsonl': recordOf('/b', 2),
      'journal-3.jsonl': `${recordOf('/c', 3)}half a rec`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(earlier(name), text);
  });

  it('are read from the newest snapshot on, and are replaced by the journal', () => {
    expect(textOf(open())).toBe('{"a":1,"b":2,"c":3}');
    expect(readdirSync(folder).sort()).toEqual(['database.journal', 'database.lock']);
    put(open(), '/a', null);
    expect(textOf(open())).toBe('{"b":2,"c":3}');
  });

  it('are read again by the next process if one ended before its journal was complete', () => {
    writeFileSync(journal(), 'database-journal 1\n');
    expect(textOf(open())).toBe('{"a":1,"b":2,"c":3}');
  });

  it('are removed only once the journal has their content', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    const texts = names.map((name) => readFileSync(earlier(name)));
    put(open(), '/a', 5);
    for (const [index, name] of names.entries()) writeFileSync(earlier(name), texts[index] ?? '');
    expect(textOf(open())).toBe('{"a":5,"b":2,"c":3}');
    expect(readdirSync(folder).sort()).toEqual(['database.journal', 'database.lock']);
  });
});

describe('writes that sessions queue for their end', () => {
  const entries = [{ path: ['online'], json: false }];

  it('are made at the next start if the process was killed', () => {
    const first = open();
    put(first, '/online', true);
    first.testamentOf(first.get('ns'), 'session').replace([{ entries }]);
    expect(textOf(open())).toBe('{"online":false}');
    const third = open();
    put(third, '/online', true);
    expect(textOf(open())).toBe('{"online":true}');
  });

  it('are kept by a snapshot, and dropped once settled', () => {
    const first = open(1);
    put(first, '/online', true);
    const testament = first.testamentOf(first.get('ns'), 'session');
    testament.replace([{ entries }]);
    put(first, '/other', 1);
    testament.settle();
    put(first, '/more', 1);
    expect(textOf(open())).toBe('{"more":1,"online":true,"other":1}');
  });
});
