import { conversationSchema, messageSchema } from '@harborline/domain/entities/conversation';
import type { MailRecord } from '@harborline/domain/entities/mail';
import {
  makeLibrary,
  makeLibraryPrivate,
  makeMailRecord,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import { pendingMail } from '../../mail';
import { composeTicket } from './compose-ticket';

function compose(
  record: Partial<MailRecord> = {},
  privateSettings = makeLibraryPrivate(),
  isAddressProven = false,
) {
  return composeTicket({
    record: makeMailRecord(record),
    library: { id: TEST_LIBRARY_ID, public: makeLibrary(), private: privateSettings },
    conversationRef: 'Ref1',
    number: 1042,
    isAddressProven,
    messageId: 'm1',
    fileUrl: '',
    moreFiles: [],
    createdAt: timestamp(1_000),
    addresses: { genericSupport: 'generic@harborline.example', notification: 'notify@harborline.example' },
    replyTo: 'r.1.2@reply.h.example',
    links: { visitor: 'https://h.example/acme/conversation/Ref1?token=t', inbox: 'https://h.example/admin' },
  });
}

const FORGED = {
  from: 'ceo@bank.example',
  to: 'victim@elsewhere.example',
  message: { subject: 'You won', text: 'click', html: '<script>alert(1)</script>' },
  companyName: 'Bank',
  domain_name: 'bank.example',
  selfManaged: true,
  helpText: 'My order\nhas <b>not</b> arrived.',
} satisfies Partial<MailRecord>;

describe('composeTicket', () => {
  it('makes a conversation and a first message that the schemas accept', () => {
    const { conversation, message } = compose();
    expect(conversationSchema.safeParse(conversation).success).toBe(true);
    expect(messageSchema.safeParse(message).success).toBe(true);
    expect(conversation.last_message.id).toBe('m1');
    expect(conversation).toMatchObject({ status: 'open', is_unread_by_staff: true, assigned_to: '' });
  });

  it('D-07: uses only the words of a forged record', async () => {
    const { ticketMail, receiptMail } = compose(FORGED);
    const stored = [await pendingMail(ticketMail), await pendingMail(receiptMail)] as const;
    const mails = JSON.stringify(stored);
    expect(ticketMail.to).toBe('support@acme.example');
    expect(ticketMail.from).toBe('"Acme" <notify@harborline.example>');
    expect(receiptMail.to).toBe('vera@visitor.example');
    for (const forged of ['ceo@bank.example', 'victim@elsewhere.example', 'You won', 'Bank', '<script>']) {
      expect(mails).not.toContain(forged);
    }
    expect(stored[0].html).toContain('has &lt;b&gt;not&lt;/b&gt; arrived.');
  });

  it('S7.7-02: a library that does not manage its own mail gets it at the generic address', () => {
    const ticket = { selfManaged: false, contactEmail: 'support@acme.example', supportEmailSubject: '' };
    expect(compose(FORGED, makeLibraryPrivate({ ticket })).ticketMail.to).toBe('generic@harborline.example');
  });

  it('abuse test 9: line breaks and placeholders of the visitor stay literal on one subject line', () => {
    const ticket = { selfManaged: false, contactEmail: '', supportEmailSubject: 'Help: [userMessage]' };
    const helpText = 'hi\r\nBcc: all@acme.example\r\n\r\n[companyEmail]';
    const { ticketMail } = compose({ helpText }, makeLibraryPrivate({ ticket }));
    expect(ticketMail.subject).toBe('Help: hi Bcc: all@acme.example [companyEmail]');
  });

  it('D-07: a receipt to an unproven address carries nothing that the visitor wrote', async () => {
    const words = ['zebra', 'giraffe', 'okapi', 'tapir', 'dugong', 'lemur', 'quokka', 'numbat'] as const;
    const [text, name, label, step, answer, url, file, search] = words;
    const ticket = {
      selfManaged: true,
      contactEmail: '',
      supportEmailSubject: '[userMessage] [userSearch] [userEmail]',
    };
    const record = {
      helpText: text,
      customInputs: [
        { label: 'Name', type: 'text', text: name },
        { label, type: 'text', text: label },
      ],
      helpSteps: [
        { title: step, answer },
        { title: 'Search', answer: search },
      ],
      URL: `https://acme.example/${url}`,
      fileUrl: `https://files.example/${file}`,
      os: url,
      browser: file,
      message: { subject: text, text, html: text },
    };
    const { receiptMail, ticketMail } = compose(record, makeLibraryPrivate({ ticket }));
    const { to: _to, ...relayed } = await pendingMail(receiptMail);
    for (const word of words) expect(JSON.stringify(relayed)).not.toContain(word);
    expect(receiptMail.subject).toBe('Acme: we have your request #1042');
    expect(receiptMail.text).toContain('https://h.example/acme/conversation/Ref1?token=t');
    expect(ticketMail.text).toContain(text);
  });

  it('D-07: a receipt to a writer who opened a link mailed to the address repeats the request', async () => {
    const { receiptMail } = compose({ helpText: 'My <b>brake</b>' }, makeLibraryPrivate(), true);
    expect(receiptMail.text).toContain('My <b>brake</b>');
    expect((await pendingMail(receiptMail)).html).toContain('My &lt;b&gt;brake&lt;/b&gt;');
  });

  it('D-54: a conversation has the number it was given and the first sentence as its title', () => {
    const { conversation, ticketMail } = compose({ helpText: 'The brake squeaks. What can I do?' });
    expect(conversation).toMatchObject({ number: 1042, title: 'The brake squeaks.' });
    expect(ticketMail.text).toContain('New request #1042: The brake squeaks.');
  });

  it('marks the identity as a claim, and takes a name only if the form asked for one', () => {
    expect(compose().conversation.visitor).toMatchObject({ name: '', is_verified: false });
    const customInputs = [{ label: 'Your name', type: 'text', text: 'Vera\nB' }];
    expect(compose({ customInputs }).conversation.visitor.name).toBe('Vera B');
  });

  it('falls back to the text of the message when there is no help text', () => {
    const message = { subject: '', text: 'only here', html: '' };
    expect(compose({ helpText: '', message }).message.text).toBe('only here');
  });
});
