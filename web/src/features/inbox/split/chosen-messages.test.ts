import { makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import type { ThreadMessage } from '../ticket';
import { chosenMessages, mayBegin } from './chosen-messages';

const message = (id: string, changes: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...makeMessage({ id }),
  isPending: false,
  ...changes,
});
const note = (id: string) => message(id, { sender_type: 'note', is_public: false });
const taken_to = { conversation_ref: 'x', number: 9 };

const THREAD = [
  message('v1'),
  note('n1'),
  message('a1', { sender_type: 'agent' }),
  message('v2'),
  note('n2'),
  message('v3', { taken_to }),
  message('v4'),
];

const idsOf = (firstId: string, hasLater: boolean, hasNotes: boolean) =>
  chosenMessages(THREAD, firstId, { hasLater, hasNotes }).map(({ id }) => id);

describe('what goes into the new ticket (D-122)', () => {
  it('is the message, with the notes beside it if they are chosen', () => {
    expect(idsOf('v1', false, false)).toEqual(['v1']);
    expect(idsOf('v1', false, true)).toEqual(['v1', 'n1']);
    expect(idsOf('v4', false, true)).toEqual(['v4']);
  });

  it('is the message with the files that came with it, and no file that came later', () => {
    const at = (ms: number) => ({ created_at: timestamp(ms) });
    const file = { text: '', file_url: 'https://files.example/one.png' };
    const sent = [
      message('text', at(0)),
      message('file1', { ...file, ...at(1) }),
      message('file2', { ...file, ...at(2) }),
      message('later', { ...file, ...at(600_000) }),
    ];
    const chosen = chosenMessages(sent, 'text', { hasLater: false, hasNotes: false });
    expect(chosen.map(({ id }) => id)).toEqual(['text', 'file1', 'file2']);
  });

  it('is all that the visitor wrote from there on, without replies and what was split before', () => {
    expect(idsOf('v1', true, false)).toEqual(['v1', 'v2', 'v4']);
    expect(idsOf('v2', true, true)).toEqual(['v2', 'n2', 'v4']);
  });

  it('begins with a stored message of the visitor that has begun no other', () => {
    const begins = THREAD.filter(mayBegin).map(({ id }) => id);
    expect(begins).toEqual(['v1', 'v2', 'v4']);
    expect(mayBegin(message('v5', { isPending: true }))).toBe(false);
  });
});
