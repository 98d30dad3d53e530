import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { makeLibrary, makeLibraryPrivate, makeMailRecord } from '../testing/factories';
import {
  addressTicket,
  formatSender,
  TICKET_PLACEHOLDERS,
  type TicketAddressInput,
  unknownPlaceholders,
} from './address-ticket';
import { composeReceiptMail } from './receipt-mail';
import { composeReplyMail, openingSubject, replySubject } from './reply-mail';
import { composeTicketMail } from './ticket-mail';

const GENERIC = 'support@harborline.example';
const input = (changes: {
  ticket?: Partial<TicketAddressInput['privateSettings']['ticket']>;
  isWhiteLabel?: boolean;
  visitor?: Partial<TicketAddressInput['visitor']>;
}): TicketAddressInput => {
  const base = makeLibraryPrivate();
  return {
    library: makeLibrary(),
    privateSettings: {
      companyEmail: base.companyEmail,
      is_white_label: changes.isWhiteLabel ?? false,
      ticket: { ...base.ticket, ...changes.ticket },
    },
    visitor: { email: 'vera@visitor.example', message: 'Hello', search: 'late order', ...changes.visitor },
    ticketId: 42,
    addresses: { genericSupport: GENERIC, notification: 'notifications@harborline.example' },
  };
};

describe('recipient', () => {
  it.each([
    [
      'S7.7-01: white-label with contactEmail',
      true,
      false,
      'help@acme.example',
      'help@acme.example',
      'whiteLabel',
    ],
    ['S7.7-01: white-label without contactEmail', true, true, '', GENERIC, 'whiteLabelWithoutAddress'],
    [
      'S7.7-02: selfManaged with contactEmail',
      false,
      true,
      'help@acme.example',
      'help@acme.example',
      'selfManaged',
    ],
    ['S7.7-02: selfManaged without contactEmail', false, true, '  ', GENERIC, 'selfManagedWithoutAddress'],
    ['S7.7-02: not selfManaged', false, false, 'help@acme.example', GENERIC, 'notSelfManaged'],
    [
      'D-22: contactEmail that is not an address',
      true,
      true,
      'help@acme.example\nBcc: x@y.zz',
      GENERIC,
      'invalidAddress',
    ],
  ] as const)('%s', (_name, isWhiteLabel, selfManaged, contactEmail, expected, because) => {
    const result = addressTicket(input({ isWhiteLabel, ticket: { selfManaged, contactEmail } }));
    expect(result.to).toBe(expected);
    expect(result.trace.find(({ field }) => field === 'to')?.because).toBe(because);
  });

  it('D-22: only a checked address becomes the reply address', () => {
    expect(addressTicket(input({})).replyTo).toBe('vera@visitor.example');
    expect(addressTicket(input({ visitor: { email: 'vera@x.yz\r\nBcc: all@x.yz' } })).replyTo).toBe('');
  });

  it('S9-13: the sender is the notification address under the company name', () => {
    expect(addressTicket(input({})).from).toBe('"Acme" <notifications@harborline.example>');
    expect(formatSender('A"\r\nBcc: <x@y.zz>', 'n@h.example')).toBe('"A Bcc: x@y.zz" <n@h.example>');
    expect(formatSender('"<>', 'n@h.example')).toBe('n@h.example');
  });
});

describe('subject', () => {
  it('S7.7-04: without a configured subject it is company name and number', () => {
    expect(addressTicket(input({})).subject).toBe('Acme #42');
  });

  it('S7.7-03: knows every placeholder', () => {
    const supportEmailSubject =
      '[companyEmail] [companyPhone] [accountName] [userEmail] [companyName] [userMessage] [userSearch] [ticketId] [other]';
    expect(addressTicket(input({ ticket: { supportEmailSubject } })).subject).toBe(
      'hello@acme.example +44 20 5550 0100 acme vera@visitor.example Acme Hello late order 42 [other]',
    );
  });

  it('names what is no placeholder, each once', () => {
    expect(unknownPlaceholders(TICKET_PLACEHOLDERS.map((name) => `[${name}]`).join(''))).toEqual([]);
    expect(unknownPlaceholders('[ticketID] [other] [other] [7] [] [constructor]')).toEqual([
      '[ticketID]',
      '[other]',
      '[constructor]',
    ]);
  });

  it('D-22: what a visitor writes is never expanded', () => {
    const result = addressTicket(
      input({
        ticket: { supportEmailSubject: '[userMessage]' },
        visitor: { message: '[companyEmail] $& [constructor]' },
      }),
    );
    expect(result.subject).toBe('[companyEmail] $& [constructor]');
  });

  it('D-22, abuse test 9: is one line of at most 200 characters', () => {
    fc.assert(
      fc.property(anyText(400), fc.string(), (message, template) => {
        const { subject } = addressTicket(
          input({ ticket: { supportEmailSubject: `${template}\r\n[userMessage]` }, visitor: { message } }),
        );
        return subject.length > 0 && subject.length <= 200 && !/[\p{Cc}\u2028\u2029]/u.test(subject);
      }),
    );
  });
});

const brand = { companyName: 'Acme <b>', themeColor: '#0a7d5a' };
const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" & 'more'`;

describe('the three mails', () => {
  const mails = {
    ticket: composeTicketMail({
      brand,
      mail: makeMailRecord({
        helpText: HOSTILE,
        helpSteps: [{ title: HOSTILE, answer: HOSTILE }],
        customInputs: [{ label: HOSTILE, type: 'text', text: HOSTILE }],
        os: HOSTILE,
        URL: `javascript:${HOSTILE}`,
      }),
      fileUrls: [],
      number: 42,
      title: HOSTILE,
      visitorEmail: HOSTILE,
      isVerified: false,
      inboxUrl: 'https://app.example/admin/inbox?tab=inbox&conversation=1',
    }),
    receipt: composeReceiptMail({
      notice: '',
      brand,
      number: 42,
      requestText: HOSTILE,
      conversationUrl: 'https://app.example/acme/conversation/1?token=abc',
    }),
    reply: composeReplyMail({
      brand,
      number: 42,
      replies: [{ agentName: HOSTILE, text: HOSTILE, fileUrl: HOSTILE }],
      conversationUrl: 'https://app.example/acme/conversation/1?token=abc',
      signature: HOSTILE,
    }),
  };

  it.each(Object.entries(mails))(
    'the %s mail has a text alternative with the words and the link',
    (kind, { text }) => {
      expect(text).toContain(HOSTILE);
      expect(text).toContain(kind === 'ticket' ? '/admin/inbox' : '/conversation/1?token=abc');
      expect(text).not.toMatch(/\n{3,}/);
    },
  );

  it('D-91: a chat, which has no number, is called a chat', () => {
    const chat = composeReplyMail({
      brand,
      number: 0,
      replies: [{ agentName: 'Ada', text: 'It is blue.', fileUrl: '' }],
      conversationUrl: 'https://a.example/c',
      signature: '',
    });
    expect(chat.text).toContain('replied to your chat:');
    expect(chat.page).toMatchObject({ footer: expect.stringContaining('This is about your chat.') });
    expect(replySubject({ number: 0, title: 'Is it blue?' }, true)).toBe('Re: Is it blue?');
    expect(replySubject({ number: 0, title: 'Is it blue?' }, false)).toBe('Re: your chat');
    expect(replySubject({ number: 7, title: 'Is it blue?' }, true)).toBe('Re: Is it blue? (#7)');
    expect(replySubject({ number: 7, title: 'Is it blue?' }, false)).toBe('Re: your request (#7)');
  });

  it('D-100: the first mail of a ticket that a teammate opened replies to nothing', () => {
    const opening = composeReplyMail({
      brand,
      number: 7,
      replies: [{ agentName: 'Ada', text: 'Your lamp is ready.', fileUrl: '' }],
      conversationUrl: 'https://a.example/c',
      isOpening: true,
      signature: '',
    });
    expect(opening.text).toMatch(/^Ada from .* wrote to you \(#7\):/);
    expect(opening.text).not.toContain('replied');
    expect(opening.page).toMatchObject({ footer: expect.stringMatching(/^This is about request #7\./) });
    expect(openingSubject({ number: 7, title: 'Lamp\r\nBcc: eve@evil.example' })).toBe(
      'Lamp Bcc: eve@evil.example (#7)',
    );
  });

  it('D-57: one mail carries several replies in order, with the names of their writers', () => {
    const reply = (agentName: string, text: string) => ({ agentName, text, fileUrl: '' });
    const several = (...replies: ReturnType<typeof reply>[]) =>
      composeReplyMail({
        brand,
        number: 42,
        replies,
        conversationUrl: 'https://a.example/c',
        signature: 'Sig',
      });
    const byOne = several(reply('Ada', 'One'), reply('Ada', 'Two'), reply('Ada', 'Three'));
    expect(byOne.text).toContain(
      'Ada from Acme <b> replied to your request #42:\n\nOne\n\nTwo\n\nThree\n\nSig',
    );
    const byTwo = several(reply('Ada', 'One'), reply('Ada', 'Two'), reply('Ben', 'Three'));
    expect(byTwo.text).toContain(
      'Acme <b> replied to your request #42:\n\nAda:\n\nOne\n\nTwo\n\nBen:\n\nThree\n\nSig',
    );
  });

  it('marks the address in the ticket mail as not verified', () => {
    expect(mails.ticket.text).toContain('(not verified)');
  });

  it('says "(no text)" when the visitor wrote none (S5-01)', () => {
    const { text } = composeTicketMail({
      brand,
      mail: makeMailRecord({ helpText: '' }),
      fileUrls: [],
      number: 42,
      title: '',
      visitorEmail: 'vera@visitor.example',
      isVerified: false,
      inboxUrl: 'https://app.example/admin/inbox',
    });
    expect(text).toContain('(no text)');
  });
});
