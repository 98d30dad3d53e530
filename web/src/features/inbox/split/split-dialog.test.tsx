import { makeConversation, makeMessage, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { SplitDialog } from './split-dialog';

const calls = vi.hoisted(() => ({ sendSplit: vi.fn(), sendUndo: vi.fn() }));
vi.mock('./split-calls', () => calls);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const ticket = { ...makeConversation({ id: 'old', number: 12, title: 'Two lamps' }), isPending: false };

const message = (id: string, minute: number, text: string, changes = {}) => ({
  ...makeMessage({ id, text, created_at: timestamp(Date.UTC(2026, 4, 4, 9, minute)), ...changes }),
  isPending: false,
});

const THREAD = [
  message('v1', 1, 'The first lamp works.'),
  message('v2', 2, 'Hello! The second lamp flickers. Is <b>this</b> right?'),
  message('n1', 3, 'A friend of Ben', { sender_type: 'note', is_public: false }),
  message('v3', 4, 'It hums, too.'),
];

function show(messages = THREAD, messageId = 'v2') {
  const onClose = vi.fn();
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({})}>
        <SplitDialog ticket={ticket} messages={messages} messageId={messageId} onClose={onClose} />
      </StaffSession>
    </MemoryRouter>,
  );
  return onClose;
}

const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Subject/ });
const confirm = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: SPLIT_TEXTS.confirm(count) });

describe('splitting a ticket by message (D-122)', () => {
  it('proposes the message alone, with its first sentence as the subject', async () => {
    calls.sendSplit.mockResolvedValueOnce({ conversation_ref: 'new', number: 13 });
    const onClose = show();
    expect(subject().value).toBe('The second lamp flickers.');
    expect(screen.queryByText('It hums, too.')).toBeNull();
    fireEvent.click(confirm(1));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.sendSplit.mock.calls[0]?.[0]).toMatchObject({
      from: 'old',
      messageIds: ['v2'],
      subject: 'The second lamp flickers.',
    });
    await screen.findByText(SPLIT_TEXTS.done(1, '#13'));
  });

  it('takes what came after it and the notes along by choice, and shows what is copied', async () => {
    calls.sendSplit.mockResolvedValueOnce({ conversation_ref: 'new', number: 13 });
    show();
    fireEvent.click(screen.getByRole('radio', { name: SPLIT_TEXTS.thisAndLater(1) }));
    fireEvent.click(screen.getByRole('checkbox', { name: SPLIT_TEXTS.withNotes(1) }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('<b>this</b>'),
      expect.stringContaining('A friend of Ben'),
      expect.stringContaining('It hums, too.'),
    ]);
    fireEvent.click(confirm(3));
    await waitFor(() => expect(calls.sendSplit.mock.calls[0]?.[0].messageIds).toEqual(['v2', 'n1', 'v3']));
  });

  it('gives the way there and the way back', async () => {
    calls.sendSplit.mockResolvedValueOnce({ conversation_ref: 'new', number: 13 });
    calls.sendUndo.mockResolvedValueOnce({ conversation_ref: 'old', removed_number: 13 });
    show();
    fireEvent.click(confirm(1));
    // The dialog, which only its parent closes, hides what is around it.
    await screen.findByRole('button', { name: SPLIT_TEXTS.open('#13'), hidden: true });
    fireEvent.click(screen.getByRole('button', { name: SPLIT_TEXTS.undo, hidden: true }));
    await screen.findByText(SPLIT_TEXTS.undone('#13'));
    expect(calls.sendUndo.mock.calls[0]?.[0]).toBe('new');
  });

  it('offers no choice where there is none, and wants a subject', () => {
    show(THREAD.slice(0, 1), 'v1');
    expect([screen.queryByRole('radio'), screen.queryByRole('checkbox')]).toEqual([null, null]);
    fireEvent.change(subject(), { target: { value: '  ' } });
    expect(screen.getByText(SPLIT_TEXTS.subjectMissing)).toBeTruthy();
    expect(confirm(1).disabled).toBe(true);
  });

  it('proposes the subject of the ticket for a message without words', () => {
    show([message('v1', 1, '', { file_url: 'https://files.example/a.png' })], 'v1');
    expect(subject().value).toBe('Two lamps');
  });

  it('stays open and says why nothing was split', async () => {
    calls.sendSplit.mockRejectedValueOnce(new ApiError(409, SPLIT_TEXTS.takenAlready('#9')));
    const onClose = show();
    fireEvent.click(confirm(1));
    await screen.findByText(SPLIT_TEXTS.takenAlready('#9'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
