import { storagePath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import type { Person } from './support/people';
import {
  type Attempt,
  allows,
  denies,
  oddLibrary,
  ownLibrary,
  uidOf,
  upload,
  uploadOf,
  useStorage,
} from './support/storage';

useStorage();

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PICTURES = [
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
] as const;
const DOCUMENTS = [
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['log', 'text/plain'],
  ['csv', 'text/csv'],
  ['docx', `${OFFICE}.wordprocessingml.document`],
  ['xlsx', `${OFFICE}.spreadsheetml.sheet`],
] as const;
const TYPES = [...PICTURES, ...DOCUMENTS];

const at =
  (path: (person: Person) => string, contentType: string, size?: number): Attempt =>
  (person) =>
    upload(path(person), { contentType, contentDisposition: 'attachment' }, size);

const request = (name: string, library?: string) => (person: Person) => uploadOf(person, name, library);
const cover = (name: string) => () => storagePath.cover(ownLibrary, name);
const portrait = (name: string) => (person: Person) => storagePath.avatar(ownLibrary, uidOf(person), name);

describe("an upload's declared type", () => {
  it.each(TYPES)('a file may be called .%s if its type is %s', (ending, type) =>
    allows(['visitor'], at(request(`shape.${ending}`), type)),
  );

  it.each(TYPES)('a file called .%s has no type other than %s', async (ending, type) => {
    for (const other of new Set(TYPES.map(([, name]) => name).filter((name) => name !== type))) {
      await denies(['visitor'], at(request(`wrong.${ending}`), other));
    }
    await denies(['visitor'], at(request(`wrong.${ending}`), 'text/html'));
  });

  it.each(TYPES.map(([, type]) => type))('a file of the type %s is not called .html', (type) =>
    denies(['visitor'], at(request('wrong.html'), type)),
  );

  it.each(PICTURES)('a cover may be called .%s if its type is %s', (ending, type) =>
    allows(['writer'], at(cover(`shape.${ending}`), type)),
  );

  it.each(DOCUMENTS)('a cover or a profile picture cannot be a .%s of type %s', async (ending, type) => {
    await denies(['writer'], at(cover(`shape.${ending}`), type));
    await denies(['writer'], at(portrait(`shape.${ending}`), type));
  });
});

describe('names and sizes', () => {
  it('a single byte is enough', () => allows(['visitor'], at(request('byte.png'), 'image/png', 1)));

  it.each([
    ['request', request, 'visitor'],
    ['cover', cover, 'writer'],
    ['portrait', portrait, 'writer'],
  ] as const)('a %s has a plain name and is not empty', async (_what, path, person) => {
    await denies([person], at(path('empty.png'), 'image/png', 0));
    for (const name of ['a b.png', 'a<b>.png', `${'x'.repeat(117)}.png`, 'ä.png']) {
      await denies([person], at(path(name), 'image/png'));
    }
    await allows([person], at(path(`${'x'.repeat(116)}.png`), 'image/png'));
  });

  it('nothing is uploaded to a library with an invalid id', () =>
    denies(['visitor'], at(request('odd.png', oddLibrary), 'image/png')));
});
