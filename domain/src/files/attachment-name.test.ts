import { describe, expect, it } from 'vitest';
import { attachmentName, attachmentOf } from './attachment-name';
import { attachmentObjectName, uploadObjectName } from './shorten-file-name';

const RANDOM = '0f8fad5b-d9cb-469f-a165-70867728950e';
const urlOf = (object: string) =>
  `https://storage.example/v0/b/bucket/o/${encodeURIComponent(`chat/img/acme/vera/${object}`)}?alt=media`;

it('reads the name of an upload from its address', () => {
  expect(attachmentName(urlOf(uploadObjectName('note.txt', RANDOM)))).toBe('note.txt');
  expect(attachmentName(urlOf(uploadObjectName('A photo of my bike.jpeg', RANDOM)))).toBe(
    'A_photo_of..._bike.jpeg',
  );
});

it.each([
  '',
  'no address',
  'https://files.example/%',
  'https://files.example/a.png',
  `https://files.example/${RANDOM}-two%20words.png`,
])('finds none in %j', (fileUrl) => {
  expect(attachmentName(fileUrl)).toBe('');
});

describe('what the address of a file says (D-62)', () => {
  it('is its name, its size, and how large a picture is', () => {
    const picture = { width: 640, height: 480 };
    const photo = attachmentObjectName({ name: 'bike-2x3.png', size: 82_000, picture }, RANDOM);
    expect(attachmentOf(urlOf(photo))).toEqual({
      name: 'bike_2x3.png',
      bytes: 82_000,
      size: picture,
      isPicture: true,
    });
    const bill = attachmentObjectName({ name: 'bill.pdf', size: 1_200, picture: null }, RANDOM);
    expect(attachmentOf(urlOf(bill))).toEqual({
      name: 'bill.pdf',
      bytes: 1_200,
      size: null,
      isPicture: false,
    });
  });

  it('is less for files from before', () => {
    expect(attachmentOf(urlOf(uploadObjectName('a.png', RANDOM)))).toEqual({
      name: 'a.png',
      bytes: 0,
      size: null,
      isPicture: true,
    });
  });

  it.each([
    ['no pixels', `${RANDOM}-10-0x0-a.png`, { bytes: 10, size: null }],
    ['pixels of a document', `${RANDOM}-10-640x480-a.pdf`, { size: null, isPicture: false }],
    ['a size beyond any file', `${RANDOM}-${'9'.repeat(40)}-a.png`, { name: '', bytes: 0 }],
    ['markup as a name', `${RANDOM}-10-<b>.png`, { name: '' }],
    ['a page that is called a picture', `${RANDOM}-10-a.png.html`, { isPicture: false }],
  ])('is nothing untrue: %s', (_what, object, expected) => {
    expect(attachmentOf(urlOf(object))).toMatchObject(expected);
  });
});
