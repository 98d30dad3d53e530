import { expect, it } from 'vitest';
import { filesOfDrop } from './chosen-files';

interface FakeFolder {
  readonly [name: string]: FakeFolder | string;
}

/** A dropped file or folder, whose entries arrive in parts of one. */
function entryOf(name: string, content: FakeFolder | string) {
  if (typeof content === 'string') {
    const file = (take: (file: File) => void) => take(new File([content], name));
    return { name, isFile: true, isDirectory: false, file };
  }
  const createReader = () => {
    const left = Object.entries(content).map(([child, inside]) => entryOf(child, inside));
    return { readEntries: (take: (part: unknown[]) => void) => take(left.splice(0, 1)) };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}

const dropped = (content: FakeFolder) =>
  ({
    items: Object.entries(content).map(([name, inside]) => ({
      webkitGetAsEntry: () => entryOf(name, inside),
    })),
  }) as never;

const pathsOf = async (content: FakeFolder) =>
  (await filesOfDrop(dropped(content))).map(({ path }) => path).sort();

it('a dropped folder is no category of its own, its folders are', async () => {
  const docs = { 'start.md': 'a', billing: { 'refunds.md': 'b', cards: { 'visa.md': 'c' } } };
  expect(await pathsOf({ docs })).toEqual(['billing/cards/visa.md', 'billing/refunds.md', 'start.md']);
});

it('several dropped things keep their names', async () => {
  expect(await pathsOf({ billing: { 'refunds.md': 'b' }, 'start.md': 'a' })).toEqual([
    'billing/refunds.md',
    'start.md',
  ]);
});

it('what tools leave behind is not even looked into', async () => {
  const docs = { node_modules: { 'a.md': 'x' }, '.git': { 'b.md': 'x' }, 'start.md': 'a' };
  expect(await pathsOf({ docs })).toEqual(['start.md']);
});
