import { expect, it, vi } from 'vitest';
import { carryFiles, mergeFiles, messageFilesKey, nextChatKey } from './carry-files';

const kept = vi.hoisted(() => new Map<string, readonly File[]>());

vi.mock('./kept-files', () => ({
  readKeptFiles: (key: string) => Promise.resolve(kept.get(key) ?? []),
  keepFiles: (key: string, files: readonly File[]) => Promise.resolve(kept.set(key, files)),
}));

const fileOf = (name: string) => new File([name], name, { lastModified: 1 });
const namesAt = (key: string) => kept.get(key)?.map(({ name }) => name);

it('moves the files of a chat that ended to the next one, beside what is there', async () => {
  kept.set(messageFilesKey('ended'), [fileOf('a.png'), fileOf('b.png')]);
  kept.set(nextChatKey('lumen'), [fileOf('a.png'), fileOf('c.png')]);
  await carryFiles(messageFilesKey('ended'), nextChatKey('lumen'));
  expect(namesAt(nextChatKey('lumen'))).toEqual(['a.png', 'c.png', 'b.png']);
  expect(namesAt(messageFilesKey('ended'))).toEqual([]);
});

it('leaves everything as it is where nothing was chosen', async () => {
  kept.set(nextChatKey('quillpad'), [fileOf('c.png')]);
  expect(await carryFiles(messageFilesKey('empty'), nextChatKey('quillpad'))).toHaveLength(1);
  expect(kept.has(messageFilesKey('empty'))).toBe(false);
});

it('has a file once, however often it is read', () => {
  expect(mergeFiles([fileOf('a.png')], [fileOf('a.png'), fileOf('b.png')])).toHaveLength(2);
});
