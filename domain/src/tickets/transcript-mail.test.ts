import { describe, expect, it } from 'vitest';
import type { Message } from '../entities/conversation';
import { LIMITS } from '../limits';
import { makeMessage } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { TRANSCRIPT_TEXTS } from '../texts/transcript';
import { composeTranscriptLink, composeTranscriptMail } from './transcript-mail';

const brand = { companyName: 'Acme', themeColor: '#0a7d5a' };
const conversationUrl = 'https://app.example/acme/conversation/1?token=abc';
const AT = timestamp(Date.UTC(2026, 0, 31, 14, 5));

const message = (changes: Partial<Message>): Message => makeMessage({ created_at: AT, ...changes });
const compose = (messages: readonly Message[], hasEarlier = false) =>
  composeTranscriptMail({ brand, messages, hasEarlier, conversationUrl });

describe('a chat as an email', () => {
  it('repeats both sides in order, with names and times', () => {
    const { text } = compose([
      message({ sender_name: 'Vera', text: 'Is it blue?' }),
      message({ sender_type: 'agent', sender_name: 'Ada', text: 'It is.' }),
      message({ text: 'Thanks' }),
      message({ sender_type: 'agent', text: 'Bye' }),
    ]);
    const lines = ['Vera', 'Ada', 'You', 'Acme'].map((name) => `${name}, 2026-01-31 14:05 UTC:\n`);
    const words = ['Is it blue?', 'It is.', 'Thanks', 'Bye'];
    expect(text).toContain(lines.map((line, index) => line + words[index]).join('\n\n'));
    expect(text).toContain(`${TRANSCRIPT_TEXTS.action}: ${conversationUrl}`);
  });

  it('never holds a note or a line of the system, whatever is passed in', () => {
    const secrets = [
      message({ sender_type: 'note', is_public: false, text: 'SECRET one' }),
      message({ sender_type: 'note', is_public: true, text: 'SECRET two' }),
      message({ sender_type: 'system_debug', is_public: false, text: 'SECRET three' }),
      message({ sender_type: 'agent', is_public: false, text: 'SECRET four' }),
    ];
    expect(JSON.stringify(compose([message({ text: 'Hello' }), ...secrets]))).not.toContain('SECRET');
  });

  it('names files, and leads to none of them', () => {
    const url = 'https://files.example/o/0f8fad5b-d9cb-469f-a165-70867728950e-2048-bill.pdf?token=t';
    const mail = JSON.stringify(compose([message({ text: '', file_url: url })]));
    expect(mail).toContain('Attachment: bill.pdf');
    expect(mail).not.toContain('files.example');
  });

  it('keeps the latest messages that fit, and says so', () => {
    const long = 'x'.repeat(LIMITS.messageText);
    const count = LIMITS.transcriptText / LIMITS.messageText;
    const all = Array.from({ length: count + 1 }, (_, index) =>
      message({ text: index === 0 ? 'FIRST' : long }),
    );
    const { text } = compose(all);
    expect(text).not.toContain('FIRST');
    expect(text.split(long)).toHaveLength(count + 1);
    expect(text).toContain(TRANSCRIPT_TEXTS.openingCut);
    expect(compose(all.slice(1)).text).toContain(TRANSCRIPT_TEXTS.opening);
    expect(compose(all.slice(1), true).text).toContain(TRANSCRIPT_TEXTS.openingCut);
  });
});

it('D-07: what goes to an address that is not proven is a link with fixed words, which asks for the chat', () => {
  const { text, page } = composeTranscriptLink({ brand, conversationUrl });
  expect(text).toBe(
    [
      TRANSCRIPT_TEXTS.heading('Acme'),
      TRANSCRIPT_TEXTS.link,
      `${TRANSCRIPT_TEXTS.linkAction}: ${conversationUrl}&transcript=1`,
    ].join('\n\n'),
  );
  expect(page).toMatchObject({ action: { url: `${conversationUrl}&transcript=1` } });
});
