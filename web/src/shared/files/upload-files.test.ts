import { beforeEach, expect, it, vi } from 'vitest';
import type { UploadOwner } from './upload-files';
import { uploadForMessage } from './use-upload';

const maySendMore = vi.hoisted(() => vi.fn(async (_count: number, _owner: unknown) => true));
const storeUpload = vi.hoisted(() => vi.fn(async (_storage: unknown, { name }: File) => `https://f/${name}`));
vi.mock('./ask-quota', () => ({ maySendMore }));
vi.mock('./store-upload', () => ({ storeUpload, fileProblem: async () => '' }));
vi.mock('../firebase/storage', () => ({ storage: () => 'storage' }));

const owner: UploadOwner = { audience: 'visitor', libraryId: 'lib', uid: 'vera' };
const states: string[] = [];
const send = (files: readonly File[]) =>
  uploadForMessage(
    files,
    async () => owner,
    ({ state }) => states.push(state),
  );
const file = (name: string) => new File(['x'], name);

beforeEach(() => {
  states.length = 0;
  storeUpload.mockClear();
  maySendMore.mockClear();
});

it('D-62: uploads nothing of more files than the sender may send, and says so', async () => {
  maySendMore.mockResolvedValueOnce(false);
  const files = [file('a.txt'), file('b.txt')];
  expect(await send(files)).toBeNull();
  expect(maySendMore).toHaveBeenCalledExactlyOnceWith(2, owner);
  expect(storeUpload).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe('refused');
});

it('D-62: asks for the files alone that have not arrived yet', async () => {
  const [first, second] = [file('a.txt'), file('b.txt')];
  expect(await send([first])).toEqual(['https://f/a.txt']);
  expect(await send([first, second])).toEqual(['https://f/a.txt', 'https://f/b.txt']);
  expect(maySendMore.mock.calls.map(([count]) => count)).toEqual([1, 1]);
  expect(await send([first, second])).toHaveLength(2);
  expect(maySendMore).toHaveBeenCalledTimes(2);
});
