import { describe, expect, it } from 'vitest';
import { newText } from './new-text';

const ANSWERS = {
  'a web mailer':
    'Yes, that works.\n\nOn Fri, Nov 27, 2026 at 10:00 AM Acme <n@h.example> wrote:\n\n> It is sent.\n',
  'an office program':
    'Yes, that works.\n\n________________________________\nFrom: Acme <n@h.example>\nSent: Friday, November 27, 2026\nTo: v@x.example\nSubject: Re: your request (#42)\n\nIt is sent.\n',
  'a German program':
    'Yes, that works.\n\nAm 27.11.2026 um 10:00 schrieb Acme <n@h.example>:\n\n> Es ist da.\n',
  'a phone':
    'Yes, that works.\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 10:00, Acme <n@h.example> wrote:\n>\n> Hi\n',
  'somebody with a signature': 'Yes, that works.\n\n-- \nVera\n+49 123\n',
} as const;

describe('newText', () => {
  it.each(Object.entries(ANSWERS))(
    'finds what is new in the mail of %s, and keeps all of it',
    (_who, mail) => {
      const { text, full } = newText(mail);
      expect(text).toBe('Yes, that works.');
      const words = mail.split(/\s+/).filter(Boolean).join(' ');
      expect(full.split(/\s+/).join(' ')).toBe(words);
    },
  );

  it('keeps a mail without quoted text once', () => {
    expect(newText('Hello\r\n\r\nthere  \r\n')).toEqual({ text: 'Hello\n\nthere', full: '' });
  });

  it('drops tokens of links that it quotes', () => {
    const token = 'GTg9oK-7vo7ioPqcEqJgZgpMtenIIka2OmHNSZT19ps';
    const { text, full } = newText(`See above\n\n> https://h.example/acme/conversation/R?token=${token}\n`);
    expect(text).toBe('See above');
    expect(full).toContain('> https://h.example/acme/conversation/R?token=…');
  });

  it('takes a mail that quotes alone as it is', () => {
    expect(newText('> only\n> this')).toEqual({ text: '> only\n> this', full: '' });
  });

  it('keeps a long mail beyond what a message holds', () => {
    const long = 'word '.repeat(4_000).trim();
    const { text, full } = newText(long);
    expect(text).toHaveLength(10_000);
    expect(full).toBe(long);
  });

  it.each([
    ['blank lines', '\n'.repeat(60_000)],
    ['lines of spaces', ' \n'.repeat(40_000)],
    ['quotes', '> a\n\nb\n'.repeat(12_000)],
    ['one long line', `On ${'<'.repeat(90_000)} wrote:`],
    ['beginnings of quotes', 'On a\n'.repeat(20_000)],
  ])('reads a mail of nothing but %s', (_what, mail) => {
    expect(newText(mail).text.length).toBeLessThanOrEqual(10_000);
  });
});
