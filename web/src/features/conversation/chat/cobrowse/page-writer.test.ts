import { BATCH_PARTS, PART_CHARACTERS, PART_SLOTS, type Part } from '@harborline/domain/cobrowse/part';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageWriter } from './page-writer';

/** As large as a test says: packing is the browser's. */
const packed = vi.hoisted(() => ({ text: '' }));
vi.mock('./pack', () => ({ pack: async (text: string) => packed.text || text }));

const SIZE = { type: 4, data: { width: 800, height: 600 } };
const WHOLE = { type: 2, data: { node: {} } };
const change = (id: number) => ({ type: 3, data: { id } });

function start() {
  const parts: Part[] = [];
  const [askWhole, onFailure] = [vi.fn(), vi.fn()];
  const write = vi.fn(async (part: Part) => void parts.push(part));
  return { parts, askWhole, onFailure, write, writer: createPageWriter({ write, askWhole, onFailure }) };
}
const pass = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  packed.text = '';
});
afterEach(() => vi.useRealTimers());

it('begins with the whole page and its size, and leaves out what came before', async () => {
  const { writer, parts } = start();
  for (const event of [change(1), SIZE, WHOLE, { type: 1, data: {} }, change(2)]) writer.add(event);
  await pass();
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({ whole: true, count: 1, data: JSON.stringify([SIZE, WHOLE, change(2)]) });
});

it('counts on, with changes of a moment together, no faster than the database takes them', async () => {
  const { writer, parts } = start();
  writer.add(WHOLE);
  await pass(500);
  for (const id of [1, 2, 3]) writer.add(change(id));
  await pass();
  expect(parts.map(({ n, whole }) => [n - (parts[0]?.n ?? 0), whole])).toEqual([
    [0, true],
    [1, false],
  ]);
  packed.text = 'x'.repeat(3 * PART_CHARACTERS);
  writer.add(WHOLE);
  await pass(600);
  expect(parts).toHaveLength(3);
});

it('asks for the whole page before the last one is overwritten', async () => {
  const { writer, parts, askWhole } = start();
  writer.add(WHOLE);
  for (let id = 0; askWhole.mock.calls.length === 0 && id < PART_SLOTS; id += 1) {
    await pass(1_000);
    writer.add(change(id));
  }
  await pass();
  expect(askWhole).toHaveBeenCalledTimes(1);
  expect(parts.length).toBeLessThan(PART_SLOTS + 1);
});

it('asks for the whole page if changes are too large, and gives up if that is', async () => {
  const { writer, askWhole, onFailure, write } = start();
  packed.text = 'x'.repeat(BATCH_PARTS * PART_CHARACTERS + 1);
  writer.add(change(1));
  await pass();
  expect(askWhole).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
  writer.add(WHOLE);
  await pass();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(write).not.toHaveBeenCalled();
});

it('says if the database refuses, and writes nothing after the end', async () => {
  const { writer, write, onFailure } = start();
  write.mockRejectedValueOnce(new Error('refused'));
  writer.add(WHOLE);
  await pass();
  expect(onFailure).toHaveBeenCalledTimes(1);
  const other = start();
  other.writer.add(WHOLE);
  other.writer.end();
  await pass();
  expect(other.write).not.toHaveBeenCalled();
});
