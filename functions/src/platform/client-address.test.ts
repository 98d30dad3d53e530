import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const request = (headers: Record<string, string>, remoteAddress?: string) => ({
  header: (name: string) => headers[name],
  socket: { remoteAddress },
});

const forged = { 'fastly-client-ip': '192.0.2.1', 'x-forwarded-for': '6.6.6.6, 198.51.100.7' };

describe('clientAddress', () => {
  it('takes the address that Hosting names', () => {
    const viaHosting = { ...forged, 'x-forwarded-host': 'help.example.com' };
    expect(clientAddress(request(viaHosting), true)).toBe('192.0.2.1');
  });

  it("ignores the edge's header on a call to the function's own address", () => {
    expect(clientAddress(request(forged), true)).toBe('198.51.100.7');
    for (const host of ['us-central1-acme.cloudfunctions.net', 'teams-abc-uc.a.run.app']) {
      expect(clientAddress(request({ ...forged, 'x-forwarded-host': host }), true)).toBe('198.51.100.7');
    }
  });

  it("ignores the edge's header where there is no edge", () => {
    const local = { ...forged, 'x-forwarded-host': 'localhost:8700' };
    expect(clientAddress(request(local), false)).toBe('198.51.100.7');
  });

  it('falls back to the socket', () => {
    expect(clientAddress(request({}, '127.0.0.1'), true)).toBe('127.0.0.1');
    expect(clientAddress(request({}), true)).toBe('unknown');
  });
});
