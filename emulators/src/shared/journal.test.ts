import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, JournalError } from './journal';
import type { JsonObject } from './json';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'firestore.journal');

function opened(): { journal: Journal; records: JsonObject[] } {
  const records: JsonObject[] = [];
  const journal = Journal.open(file(), 'Firestore', (record) => void records.push(record));
  return { journal, records };
}

describe('the journal', () => {
  it('returns what was appended', () => {
    const { journal } = opened();
    journal.append(JSON.stringify({ n: 1 }));
    journal.append(JSON.stringify({ n: 2, text: 'zwei\n😀' }));
    expect(opened().records).toEqual([{ n: 1 }, { n: 2, text: 'zwei\n😀' }]);
  });

  it('returns the records before a cut anywhere, and accepts new ones', () => {
    const { journal } = opened();
    for (let n = 0; n < 5; n++) journal.append(JSON.stringify({ n, text: 'ä'.repeat(n) }));
    const whole = readFileSync(file());
    for (let length = 0; length <= whole.length; length++) {
      writeFileSync(file(), whole.subarray(0, length));
      const reopened = opened();
      const kept = reopened.records.map(({ n }) => n);
      expect(kept).toEqual([0, 1, 2, 3, 4].slice(0, kept.length));
      const complete = whole.subarray(0, length).toString('latin1').split('\n').length - 2;
      expect(kept.length).toBe(Math.max(0, complete));
      reopened.journal.append(JSON.stringify({ n: 'next' }));
      expect(opened().records.at(-1)).toEqual({ n: 'next' });
    }
  });

  it('refuses a file damaged in the middle, and one of another kind', () => {
    const { journal } = opened();
    for (let n = 0; n < 3; n++) journal.append(JSON.stringify({ n }));
    const text = readFileSync(file(), 'utf8').replace('{"n":1}', '{"n":7}');
    writeFileSync(file(), text);
    expect(() => opened()).toThrow(JournalError);
    expect(() => opened()).toThrow(/damaged at byte/);
    writeFileSync(file(), 'something else entirely, much longer than the header');
    expect(() => opened()).toThrow(/not a Firestore journal/);
  });

  it('is compacted into the records of a snapshot, and continues after them', () => {
    const { journal } = opened();
    for (let n = 0; n < 3; n++) journal.append(JSON.stringify({ n }));
    journal.compact(['{"n":"all"}']);
    expect(journal.length).toBe(readFileSync(file()).length);
    journal.append('{"n":"next"}');
    expect(opened().records).toEqual([{ n: 'all' }, { n: 'next' }]);
  });
});
