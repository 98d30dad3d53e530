import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { blockOf, blocksOneOf, domainOf, findSenders, isProviderDomain, readSender } from './blocked-senders';

describe('a blocked sender (D-101)', () => {
  it.each([
    ['Rude@Example.COM', 'rude@example.com'],
    ['  rude@example.com ', 'rude@example.com'],
    ['rude+again@example.com', 'rude@example.com'],
    ['@Example.com', '@example.com'],
    ['example.com', '@example.com'],
    [' mail.Example.co.uk', '@mail.example.co.uk'],
  ])('is read from %j', (typed, sender) => {
    expect(readSender(typed)).toBe(sender);
  });

  it.each([
    '',
    ' ',
    '@',
    'rude',
    '@rude',
    'rude@',
    'a b@example.com',
    'rude@example',
    '@@example.com',
    'x@y@z.com',
  ])('is not read from %j', (typed) => {
    expect(readSender(typed)).toBeUndefined();
  });

  it('fits into the limit of an address', () => {
    expect(readSender(`@${'a'.repeat(60)}.${'b.'.repeat(LIMITS.email)}com`)).toBeUndefined();
  });

  it('is found by its mailbox however it is written, and by its whole domain', () => {
    const list = [{ sender: 'rude@example.com' }, { sender: '@spam.example' }];
    expect(blockOf(list, 'Rude+2@Example.com')).toBe(list[0]);
    expect(blockOf(list, 'anybody@SPAM.example')).toBe(list[1]);
    for (const address of [
      'kind@example.com',
      'rude@example.org',
      'a@mail.spam.example',
      'a@notspam.example',
      '',
    ])
      expect(blockOf(list, address), address).toBeUndefined();
  });

  it('never covers one of the library’s own addresses', () => {
    const own = ['', 'Ada@Lumen.example', 'support@lumen.example'];
    expect(blocksOneOf('ada@lumen.example', own)).toBe(true);
    expect(blocksOneOf('@lumen.example', own)).toBe(true);
    expect(blocksOneOf('bob@lumen.example', own)).toBe(false);
    expect(blocksOneOf('@other.example', own)).toBe(false);
  });

  it('is a warning where it is the domain of a mail provider', () => {
    expect(isProviderDomain('@gmail.com')).toBe(true);
    expect(isProviderDomain(domainOf('Somebody@GMX.de'))).toBe(true);
    expect(isProviderDomain('somebody@gmail.com')).toBe(false);
    expect(isProviderDomain('@example.com')).toBe(false);
  });

  it('is found by words of the entry', () => {
    const entry = { sender: '@spam.example', reason: 'Sells watches', blocked_by: 'Ada Olsen' };
    expect(findSenders([entry], 'WATCHES spam')).toEqual([entry]);
    expect(findSenders([entry], 'olsen')).toEqual([entry]);
    expect(findSenders([entry], '')).toEqual([entry]);
    expect(findSenders([entry], 'rings')).toEqual([]);
  });
});
