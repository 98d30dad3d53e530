import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { ref } from 'firebase/storage';
import { expect, it, vi } from 'vitest';
import { uploadPicture } from './article-picture';

vi.mock('../firebase/storage', () => ({ storage: () => 'storage' }));
vi.mock('firebase/storage', () => ({
  ref: vi.fn((_storage: unknown, path: string) => path),
  uploadBytesResumable: (path: string) =>
    Object.assign(Promise.resolve({ ref: path }), { on: () => undefined, cancel: () => undefined }),
  getDownloadURL: async (path: string) => `https://a.example/${path}`,
}));

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

it.each(['articles', 'news', 'courses'] as const)(
  'stores a picture of %s under a name whose writers may upload it',
  async (kind) => {
    const { src } = await uploadPicture({
      file: new File([PNG], 'light.png', { type: 'image/png' }),
      picturePrefix: storagePath.cover('lumen', COVER_PREFIX[kind]),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    const path = vi.mocked(ref).mock.lastCall?.[1];
    expect(path).toMatch(new RegExp(`^covers/lumen/${COVER_PREFIX[kind]}[0-9a-f]{8}-light\\.png$`));
    expect(src).toBe(`https://a.example/${path}`);
  },
);
