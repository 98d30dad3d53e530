import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface MailSummary {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
}

export interface Mail extends MailSummary {
  /** with its angle brackets, '' if it has none */
  messageId: string;
  text: string;
  html: string;
}

/** The mailbox drops the oldest mail beyond this number. */
const KEPT_MAILS = 500;

const addressText = (address: { name?: string; address?: string } | undefined) =>
  address?.name ? `${address.name} <${address.address ?? ''}>` : (address?.address ?? '');

/** Mail on disk, one file each, as it arrived, so that a restart shows the same mailbox. */
export class MailStore {
  private readonly mails = new Map<string, Mail>();
  private readonly listeners = new Set<(mail: MailSummary) => void>();
  private lastId = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Reads the mail of earlier runs. */
  async load(): Promise<void> {
    const files = readdirSync(this.folder).filter((name) => name.endsWith('.eml'));
    for (const name of files.sort()) {
      const id = name.slice(0, -'.eml'.length);
      this.lastId = Math.max(this.lastId, Number(id.split('-')[0]) || 0);
      this.mails.set(id, await parse(id, readFileSync(join(this.folder, name))));
    }
  }

  async add(raw: Buffer): Promise<Mail> {
    this.lastId = Math.max(this.lastId + 1, Date.now());
    const id = String(this.lastId);
    writeFileSync(join(this.folder, `${id}.eml`), raw);
    const mail = await parse(id, raw);
    this.mails.set(id, mail);
    this.dropOldest();
    for (const listener of this.listeners) listener(mail);
    return mail;
  }

  /** Newest first. */
  list(): MailSummary[] {
    return [...this.mails.values()]
      .reverse()
      .map(({ text: _text, html: _html, messageId: _messageId, ...summary }) => summary);
  }

  get(id: string): Mail | undefined {
    return this.mails.get(id);
  }

  clear(): void {
    for (const id of this.mails.keys()) rmSync(join(this.folder, `${id}.eml`), { force: true });
    this.mails.clear();
  }

  /** @returns a function that ends the subscription */
  onMail(listener: (mail: MailSummary) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private dropOldest(): void {
    for (const id of this.mails.keys()) {
      if (this.mails.size <= KEPT_MAILS) return;
      rmSync(join(this.folder, `${id}.eml`), { force: true });
      this.mails.delete(id);
    }
  }
}

async function parse(id: string, raw: Buffer): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: new Date(Number(id)).toISOString(),
    from: addressText(parsed.from),
    to: (parsed.to ?? []).map(addressText).join(', '),
    replyTo: (parsed.replyTo ?? []).map(addressText).join(', '),
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
  };
}
