import { DatabaseError } from '../tree/errors';

/** Largest message of a client, in characters, as in the service (16 MB for a write). */
const MAX_MESSAGE_LENGTH = 16 * 1024 * 1024;
const MAX_PARTS = 2048;
const COUNT_FRAME = /^\d{1,6}$/;

/**
 * Assembles the messages of a client: long ones come as a frame with the number of parts, then the parts.
 * A frame `0` is a keepalive. Throws for what cannot become a message.
 */
export class FrameAssembler {
  private parts: string[] = [];
  private missing = 0;
  private length = 0;

  /** The message this frame completes, if it does. */
  accept(frame: string): string | undefined {
    if (this.missing > 0) return this.addPart(frame);
    if (!COUNT_FRAME.test(frame)) return this.checked(frame);
    this.missing = Number(frame);
    if (this.missing > MAX_PARTS) throw new DatabaseError('too_big', 'Message has too many parts');
    return undefined;
  }

  private addPart(frame: string): string | undefined {
    this.parts.push(frame);
    this.length += frame.length;
    this.missing -= 1;
    if (this.length > MAX_MESSAGE_LENGTH) throw new DatabaseError('too_big', 'Message is too long');
    if (this.missing > 0) return undefined;
    const message = this.parts.join('');
    this.parts = [];
    this.length = 0;
    return message;
  }

  private checked(frame: string): string {
    if (frame.length > MAX_MESSAGE_LENGTH) throw new DatabaseError('too_big', 'Message is too long');
    return frame;
  }
}
