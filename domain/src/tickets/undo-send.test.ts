import { expect, it } from 'vitest';
import { profileWriteSchema } from '../entities/writes/profile';
import { UNDO_SEND_SECONDS, undoSendSeconds } from './undo-send';

it('takes a reply back for as long as its author chose, and for 10 seconds by default (D-113)', () => {
  for (const seconds of UNDO_SEND_SECONDS) {
    expect(undoSendSeconds({ undo_send_seconds: seconds })).toBe(seconds);
    expect(profileWriteSchema.shape.undo_send_seconds.safeParse(seconds).success).toBe(true);
  }
  for (const unknown of [undefined, -1, 7, 3_600])
    expect(undoSendSeconds({ undo_send_seconds: unknown })).toBe(10);
  for (const unknown of [-1, 7, 3_600, '5', null])
    expect(profileWriteSchema.shape.undo_send_seconds.safeParse(unknown).success).toBe(false);
});
