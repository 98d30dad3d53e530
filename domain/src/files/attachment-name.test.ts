import { expect, it } from 'vitest';
import { attachmentName } from './attachment-name';
import { uploadObjectName } from './shorten-file-name';

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
