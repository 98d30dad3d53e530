import type { Json } from '../../../shared/json';

interface Numbered {
  readonly id: number;
  /** `[id,[payload]]` */
  readonly text: string;
}

/** Server messages of one session, numbered from 1 and kept until the client has acknowledged them. */
export class Outbox {
  private messages: Numbered[] = [];
  private lastId = 0;
  private chars = 0;

  /** Number of the newest message. */
  get newestId(): number {
    return this.lastId;
  }

  /** Characters the client has not acknowledged yet. */
  get outstanding(): number {
    return this.chars;
  }

  add(payload: Json): void {
    this.lastId += 1;
    const text = `[${this.lastId},[${JSON.stringify(payload)}]]`;
    this.messages.push({ id: this.lastId, text });
    this.chars += text.length;
  }

  /** Forgets everything up to and including `id`. */
  acknowledge(id: number): void {
    let gone = 0;
    for (const message of this.messages) {
      if (message.id > id) break;
      gone += 1;
      this.chars -= message.text.length;
    }
    if (gone > 0) this.messages.splice(0, gone);
  }

  /** Texts of the messages after `id`, oldest first. */
  after(id: number): string[] {
    const start = this.messages.findIndex((message) => message.id > id);
    return start < 0 ? [] : this.messages.slice(start).map((message) => message.text);
  }
}
