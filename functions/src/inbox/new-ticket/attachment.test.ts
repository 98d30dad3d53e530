import { expect, it } from 'vitest';
import { ownAttachment } from './attachment';

const upload = { libraryId: 'lib1', uid: 'vera', bucket: 'b.appspot.com', isLocal: false };
const HOST = 'https://firebasestorage.googleapis.com';
const good = `${HOST}/v0/b/b.appspot.com/o/chat%2Fimg%2Flib1%2Fvera%2Fk3x9-a.png?alt=media&token=t`;

it("keeps the address of a file in the visitor's own folder", () => {
  expect(ownAttachment(good, upload)).toBe(good);
  const local = good.replace(HOST, 'http://127.0.0.1:8705');
  expect(ownAttachment(local, { ...upload, isLocal: true })).toBe(local);
});

it.each([
  ['nothing', ''],
  ['a script', 'javascript:alert(1)'],
  ['a foreign host', good.replace('firebasestorage.googleapis.com', 'evil.example')],
  [
    'a host hidden behind a user name',
    good.replace('https://', 'https://firebasestorage.googleapis.com@evil.example/'),
  ],
  ['plain http', good.replace('https:', 'http:')],
  ['a local address when deployed', good.replace(HOST, 'http://127.0.0.1:8705')],
  ['another bucket', good.replace('b.appspot.com', 'c.appspot.com')],
  ['another library', good.replace('lib1', 'lib2')],
  ['another visitor', good.replace('vera', 'eve')],
  ['a way out of the folder', good.replace('k3x9-a.png', '..%2Feve%2Fa.png')],
])('drops %s', (_what, address) => {
  expect(ownAttachment(address, upload)).toBe('');
});
