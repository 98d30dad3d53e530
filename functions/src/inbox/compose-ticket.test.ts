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
import { composeTicket } from './compose-ticket';

function compose(record: Partial<MailRecord> = {}, privateSettings = makeLibraryPrivate()) {
  return composeTicket({
    record: makeMailRecord(record),
    library: { id: TEST_LIBRARY_ID, public: makeLibrary(), private: privateSettings },
    conversationRef: 'Ref1',
    messageId: 'm1',
    fileUrl: '',
    createdAt: timestamp(1_000),
    addresses: { genericSupport: 'generic@harborline.example', notification: 'notify@harborline.example' },
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

  it('D-07: uses nothing of a forged record but the words', () => {
    const { ticketMail, receiptMail } = compose(FORGED);
    const mails = JSON.stringify([ticketMail, receiptMail]);
    expect(ticketMail.to).toBe('support@acme.example');
    expect(ticketMail.from).toBe('"Acme" <notify@harborline.example>');
    expect(receiptMail.to).toBe('vera@visitor.example');
    for (const forged of ['ceo@bank.example', 'victim@elsewhere.example', 'You won', 'Bank', '<script>']) {
      expect(mails).not.toContain(forged);
    }
    expect(ticketMail.html).toContain('has &lt;b&gt;not&lt;/b&gt; arrived.');
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

  it('marks the identity as a claim, and takes a name only where the form asked for one', () => {
    expect(compose().conversation.visitor).toMatchObject({ name: '', is_verified: false });
    const customInputs = [{ label: 'Your name', type: 'text', text: 'Vera\nB' }];
    expect(compose({ customInputs }).conversation.visitor.name).toBe('Vera B');
  });

  it('falls back to the text of the message when there is no help text', () => {
    const message = { subject: '', text: 'only here', html: '' };
    expect(compose({ helpText: '', message }).message.text).toBe('only here');
  });
});
