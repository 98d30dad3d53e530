import { beforeAll, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  linkSigningSecret: 's'.repeat(32),
  inboundMail: { domain: 'reply.h.example', secret: 't'.repeat(32) } as object | undefined,
}));
vi.mock('./config', () => ({ config: () => settings }));

let addresses: typeof import('./mail-address');
beforeAll(async () => {
  addresses = await import('./mail-address');
});

const REF = 'aZ09bY18cX27dW36eV45';
const OUTBOX_ID = '00f'.padEnd(40, '7');

describe('an address of ours', () => {
  it.each([
    ['a ticket', 'aZ09bY18cX27dW36eV45'],
    ['a chat', '00723192-644b-45f8-8a18-35db80133371'],
    ['a chat with the largest id', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ])('names %s, whatever happens to its capital letters, and fits a mail', (_what, ref) => {
    const address = addresses.replyAddress(ref, 'Vera@Visitor.example');
    expect(address).toMatch(/^r\.[0-9a-z]+\.[0-9a-z]{25}@reply\.h\.example$/);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    const read = addresses.readMailAddress(address.toUpperCase());
    expect(read).toMatchObject({ kind: 'conversation', id: ref });
    expect(read && addresses.isMailAddressFor(read, 'vera@visitor.example')).toBe(true);
    expect(read && addresses.isMailAddressFor(read, 'eve@visitor.example')).toBe(false);
  });

  it('names a mail that comes back', () => {
    const read = addresses.readMailAddress(addresses.bounceAddress(OUTBOX_ID));
    expect(read).toMatchObject({ kind: 'mail', id: OUTBOX_ID });
    expect(read && addresses.isMailAddressFor(read, '')).toBe(true);
  });

  it('proves nothing about another conversation or another kind', () => {
    const [, , token = ''] = addresses.replyAddress(REF, 'v@x.example').split(/[.@]/);
    expect(addresses.isMailAddressFor({ kind: 'conversation', id: 'Other', token }, 'v@x.example')).toBe(
      false,
    );
    expect(addresses.isMailAddressFor({ kind: 'mail', id: REF, token }, 'v@x.example')).toBe(false);
  });

  it.each([
    ['a person', 'vera@reply.h.example'],
    ['another domain', 'r.abc.0123456789012345678901234@h.example'],
    ['no token', 'r.abc@reply.h.example'],
    ['an unknown kind', 'x.abc.0123456789012345678901234@reply.h.example'],
    ['nothing', ''],
  ])('is not that of %s', (_who, recipient) => {
    expect(addresses.readMailAddress(recipient)).toBeUndefined();
  });

  it.each(['a/b', '..', '__all__', ''])('is not one that names %j, which is no id', (id) => {
    const packed = BigInt(`0x1${Buffer.from(id).toString('hex')}`)
      .toString(36)
      .padStart(2, '0');
    expect(addresses.readMailAddress(`r.${packed}.${'0'.repeat(25)}@reply.h.example`)).toBeUndefined();
  });

  it('is not made for an id that does not fit, nor where no mail comes in', () => {
    expect(addresses.replyAddress('x'.repeat(40), 'v@x.example')).toBe('');
    expect(addresses.bounceAddress('not-hex')).toBe('');
    const { inboundMail } = settings;
    settings.inboundMail = undefined;
    expect(addresses.replyAddress(REF, 'v@x.example')).toBe('');
    settings.inboundMail = inboundMail;
  });
});
