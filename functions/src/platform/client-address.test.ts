import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const request = (headers: Record<string, string>, remoteAddress?: string) => ({
  header: (name: string) => headers[name],
  socket: { remoteAddress },
});

it('believes the edge first, then the last hop, then the socket', () => {
  const forwarded = '6.6.6.6, 198.51.100.7';
  expect(clientAddress(request({ 'fastly-client-ip': '192.0.2.1', 'x-forwarded-for': forwarded }))).toBe(
    '192.0.2.1',
  );
  expect(clientAddress(request({ 'x-forwarded-for': forwarded }))).toBe('198.51.100.7');
  expect(clientAddress(request({}, '127.0.0.1'))).toBe('127.0.0.1');
  expect(clientAddress(request({}))).toBe('unknown');
});
