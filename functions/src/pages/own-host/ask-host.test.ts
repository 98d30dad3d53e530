import type { LookupAddress } from 'node:dns';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askHost, isPublicAddress, lookupPublic, shortened } from './ask-host';

const names = vi.hoisted(() => ({ found: [] as LookupAddress[], asked: 0 }));

vi.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    names.asked += 1;
    done(null, names.found);
  },
}));

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const lookUp = (options: object) =>
  new Promise<unknown>((resolve, reject) =>
    lookupPublic('help.acme.example', options, (error, found) => (error ? reject(error) : resolve(found))),
  );

const PRIVATE = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2001::1',
];

beforeEach(() => {
  names.asked = 0;
});

describe('D-01: a host that anybody may have named', () => {
  it.each(PRIVATE)('is not asked at %s, nor if that is one of its addresses', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    names.found = at('93.184.216.34', address);
    await expect(lookUp({})).rejects.toThrow('private network');
    await expect(askHost('help.acme.example', '/robots')).rejects.toThrow('private network');
    expect(names.asked).toBe(2);
  });

  it('is asked at its public address, in the form the connection wants', async () => {
    names.found = at('2606:2800:220:1::1', '93.184.216.34', '172.32.0.1');
    expect(await lookUp({})).toBe('2606:2800:220:1::1');
    expect(await lookUp({ all: true })).toEqual(names.found);
    names.found = [];
    await expect(lookUp({})).rejects.toThrow('No address');
  });

  it('is not read further than a short text, however much it sends', async () => {
    let sent = 0;
    async function* flood() {
      for (; sent < 1_000; sent += 1) yield Buffer.alloc(1_000);
    }
    const read = async () => {
      for await (const _chunk of shortened(flood()));
    };
    await expect(read()).rejects.toThrow('too long');
    expect(sent).toBe(10);
  });
});
