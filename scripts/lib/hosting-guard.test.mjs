import { createServer, request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { readableAddress } from './hosting-guard.mjs';

it.each([
  ['/lumen?q=a%20b', '/lumen?q=a%20b'],
  ['/article/details/%E2%82%AC', '/article/details/%E2%82%AC'],
  ['/lumen?q=%E0%A4', '/lumen?q=%25E0%25A4'],
  ['/lumen?q=100%?', '/lumen?q=100%25?'],
  ['/article/details/%', null],
  ['/%E0%A4?q=a', null],
])('reads %s as %s', (url, address) => {
  expect(readableAddress(url)).toBe(address);
});

it('leaves a request alone that was answered before all of it was sent, and reports one that was not', async () => {
  const server = createServer((_, response) => response.end());
  await new Promise((resolve) => server.listen(0, resolve));
  const sent = request({ port: server.address().port });
  const onError = vi.fn();
  sent.on('error', onError);
  const cut = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  sent.emit('error', cut);
  expect(onError).toHaveBeenCalledTimes(1);
  const answered = new Promise((resolve) => sent.on('response', resolve));
  sent.end();
  (await answered).resume();
  sent.emit('error', cut);
  expect(onError).toHaveBeenCalledTimes(1);
  sent.emit('error', new Error('another'));
  expect(onError).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => server.close(resolve));
});
