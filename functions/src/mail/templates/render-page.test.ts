import { composeInvitationMail } from '@harborline/domain/invitation/invitation-mail';
import { composeNoticeMail } from '@harborline/domain/notifications/notice-mail';
import { composeSignInMail } from '@harborline/domain/session/sign-in-mail';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import { composeReceiptMail } from '@harborline/domain/tickets/receipt-mail';
import { composeReplyMail } from '@harborline/domain/tickets/reply-mail';
import { composeTicketMail } from '@harborline/domain/tickets/ticket-mail';
import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page';

const brand = { companyName: 'Acme <b>', themeColor: '#0a7d5a' };
const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" & 'more'`;
const conversationUrl = 'https://app.example/acme/conversation/1?token=abc';

const ticket = composeTicketMail({
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
});
const receipt = composeReceiptMail({
  notice: HOSTILE,
  brand,
  number: 42,
  requestText: HOSTILE,
  conversationUrl,
});

type Reply = Parameters<typeof composeReplyMail>[0]['replies'][number];

const replyMail = (replies: readonly Reply[], signature: string) =>
  renderPage(composeReplyMail({ brand, number: 42, replies, conversationUrl, signature }).page);

const mails = {
  ticket: renderPage(ticket.page),
  receipt: renderPage(receipt.page),
  reply: replyMail([{ agentName: HOSTILE, text: HOSTILE, fileUrl: HOSTILE }], HOSTILE),
};

describe('the HTML of a mail', () => {
  it.each(Object.entries(mails))('abuse test 7: markup stays text in the %s mail', (_kind, html) => {
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;script&gt;');
    const quoted = html.match(/ (?:href|style)="[^"]*"/g) ?? [];
    expect(quoted.some((attribute) => attribute.includes('javascript:'))).toBe(false);
  });

  it('says the notice of unusual load after the opening of a receipt, and nothing in its place without one (D-131)', () => {
    const parts = { brand, number: 42, requestText: '', conversationUrl };
    const busy = composeReceiptMail({ ...parts, notice: 'It takes longer.' });
    const quiet = composeReceiptMail({ ...parts, notice: '' });
    for (const text of [renderPage(busy.page), busy.text]) {
      const [opening, notice] = ['has arrived', 'It takes longer.'].map((words) => text.indexOf(words));
      expect(opening).toBeGreaterThan(0);
      expect(notice).toBeGreaterThan(opening ?? 0);
    }
    expect(renderPage(busy.page).replace(/<p [^>]*>It takes longer\.<\/p>/, '')).toBe(renderPage(quiet.page));
  });

  it('is a whole document with a language, in which each text has its own direction', () => {
    expect(mails.ticket).toMatch(/^<!doctype html><html lang="en">/);
    const html = replyMail([{ agentName: 'Ada', text: 'One\nline\n\nTwo', fileUrl: '' }], 'Ada\nAcme');
    expect(html).toMatch(/<p dir="auto"[^>]*>One<br\/>line<\/p><p dir="auto"[^>]*>Two<\/p>/);
    expect(html).toMatch(/<p dir="auto"[^>]*>Ada<br\/>Acme<\/p>/);
    expect(mails.ticket).toMatch(/<h1[^>]*>New request #42: <bdi dir="auto">/);
  });

  it('names every attachment instead of spelling out its address (D-99)', () => {
    const fileUrl =
      'https://files.example/o/chat%2Fimg%2Facme%2Fvera%2F0f8fad5b-d9cb-469f-a165-70867728950e-Bike.png?alt=media&token=t';
    const { page, text } = composeTicketMail({
      brand,
      mail: makeMailRecord(),
      fileUrls: ['', fileUrl, fileUrl.replace('Bike', 'Bell')],
      number: 42,
      title: '',
      visitorEmail: 'vera@visitor.example',
      isVerified: false,
      inboxUrl: 'https://app.example/admin/inbox',
    });
    expect(renderPage(page)).toContain(`<a href="${fileUrl.replace('&', '&amp;')}">Bike.png</a>`);
    expect(text).toContain('Attachment: Bike.png\nAttachment: Bell.png');
    expect(text).not.toContain('token');
  });

  it('names the files of a reply, with a link in its HTML alone', () => {
    const fileUrl =
      'https://files.example/o/chat%2Fimg%2Facme%2Fada%2F0f8fad5b-d9cb-469f-a165-70867728950e-Bike.png?alt=media&token=t';
    const reply = { agentName: 'Ada', text: '', fileUrl };
    expect(replyMail([reply], '')).toContain(`<a href="${fileUrl.replace('&', '&amp;')}">Bike.png</a>`);
  });

  it('leaves out what was not given', () => {
    const html = replyMail([{ agentName: 'Ada', text: 'One', fileUrl: '' }], ' ');
    expect(html).not.toContain('Attachment');
    expect(html.match(/<p dir="auto"/g)).toHaveLength(1);
  });

  it('D-57: shows several replies in order, with the names of their writers', () => {
    const reply = (agentName: string, text: string): Reply => ({ agentName, text, fileUrl: '' });
    const html = replyMail([reply('Ada', 'One'), reply('Ada', 'Two'), reply('Ben', 'Three')], 'Sig');
    expect(html.indexOf('Ben')).toBeGreaterThan(html.indexOf('Two'));
  });

  it('refuses a button that does not lead to a web address, and an invalid colour', () => {
    const { page } = composeReceiptMail({
      notice: '',
      brand: { companyName: 'Acme', themeColor: 'red;background:url(https://evil.example)' },
      number: 1,
      requestText: '',
      conversationUrl: 'javascript:alert(1)',
    });
    const html = renderPage(page);
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('evil.example');
  });

  it('shows what the visitor wrote to a teammate as text', () => {
    const lines = [
      { event: 'new_ticket', name: 'vera@visitor.example', activity: 'wrote', preview: 'It is <b>late</b>.' },
    ] as const;
    const { page } = composeNoticeMail({
      brand,
      ticket: { number: 42, title: 'Parcel is late', url: 'https://app.example/admin/inbox', lines },
      settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
      muteUrl: 'https://app.example/api/mute?token=t',
    });
    const html = renderPage(page);
    expect(html).toContain('It is &lt;b&gt;late&lt;/b&gt;.');
    expect(html).not.toContain('<b>late');
  });

  it('D-09: an invitation carries its link and escapes what people wrote', () => {
    const joinUrl = 'https://help.example/join?token=abc.def';
    const { page } = composeInvitationMail({ brand, inviterName: 'Ada <script>', role: 'editor', joinUrl });
    const html = renderPage(page);
    expect(html).toContain(`href="${joinUrl}"`);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
  });

  it('D-13: a sign-in mail carries its link, escaped', () => {
    const signInUrl = 'https://help.example/admin?mode=signIn&oobCode=abc';
    const html = renderPage(composeSignInMail({ brand: { ...brand, companyName: 'A & B' }, signInUrl }).page);
    expect(html).toContain('href="https://help.example/admin?mode=signIn&amp;oobCode=abc"');
    expect(html).toContain('A &amp; B');
  });
});
