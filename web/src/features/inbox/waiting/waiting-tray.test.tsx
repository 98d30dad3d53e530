import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { type OutgoingMessage, outgoingMessages } from '../reply/outgoing';
import { changeStore } from './change-store';
import { type WaitingChange, waiting } from './waiting';
import { WaitingTray } from './waiting-tray';

const MESSAGE: OutgoingMessage = {
  id: 'm1',
  conversationRef: 't1',
  libraryId: 'lumen',
  mode: 'reply',
  text: 'It is on its way.',
  senderRef: 'ada',
  writtenAtMs: 1,
  title: 'Reply to Ann, not sent',
  about: 'Reply to Ann',
  refusal: null,
};
const CLOSE: WaitingChange = {
  id: 'c1',
  conversationRef: 't1',
  libraryId: 'lumen',
  status: { from: { status: 'open', ownRef: '' }, to: { status: 'closed', ownRef: '' }, follows: 'm1' },
  writtenAtMs: 2,
  title: 'Close the ticket of Ann',
  problem: null,
  refusalText: '',
};

async function show(
  messages: readonly OutgoingMessage[],
  changes: readonly WaitingChange[],
  isOnline = false,
) {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  outgoingMessages.set(messages);
  waiting.setChanges(changes);
  renderAdmin(
    <MemoryRouter>
      <WaitingTray libraryId="lumen" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  return screen.getAllByRole('listitem').map((row) => ({ ...within(row), text: row.textContent ?? '' }));
}

describe('the list of what waits (D-128)', () => {
  let leave = () => {};
  beforeEach(() => {
    leave = changeStore.open({ uid: 'ada', isTrusted: true });
  });
  afterEach(() => {
    cleanup();
    leave();
    outgoingMessages.set([]);
    vi.restoreAllMocks();
  });

  it('says how much waits, what it is, and for what', async () => {
    const [message, close] = await show([MESSAGE], [CLOSE]);
    expect(screen.getByRole('button', { name: OFFLINE_TEXTS.waiting(2) })).toBeTruthy();
    expect(message?.text).toContain('Reply to Ann');
    expect(message?.text).toContain('It is on its way.');
    expect(message?.text).toContain(OFFLINE_TEXTS.states.waiting);
    expect(close?.getByRole('link', { name: CLOSE.title }).getAttribute('href')).toContain('conversation=t1');
  });

  it('says with a connection that it is being sent', async () => {
    const [message] = await show([MESSAGE], [], true);
    expect(message?.text).toContain(OFFLINE_TEXTS.states.sending);
    expect(message?.queryByRole('button')).toBeNull();
  });

  it('says that what was handed on is on its way, and does not offer to discard it', async () => {
    const [message, close] = await show([{ ...MESSAGE, isHandedOn: true }], [{ ...CLOSE, isHandedOn: true }]);
    for (const row of [message, close]) {
      expect(row?.text).toContain(OFFLINE_TEXTS.states['handed-on']);
      expect(row?.queryByRole('button')).toBeNull();
    }
  });

  it('says of what another library waits for that it is not being sent, and only discards it', async () => {
    const there = { libraryId: 'kettle' };
    const [message, stopped] = await show(
      [{ ...MESSAGE, ...there, isHandedOn: true }],
      [{ ...CLOSE, ...there, problem: 'overtaken' }],
      true,
    );
    expect(message?.text).toContain(OFFLINE_TEXTS.states.elsewhere);
    for (const row of [message, stopped])
      expect(row?.getAllByRole('button').map(({ textContent }) => textContent)).toContain(
        INBOX_TEXTS.discard,
      );
    expect(stopped?.queryByRole('button', { name: OFFLINE_TEXTS.doItNow })).toBeNull();
  });

  it('says why something needs its author, and what they can do', async () => {
    const [message, close] = await show(
      [{ ...MESSAGE, refusal: 'overtaken' }],
      [{ ...CLOSE, problem: 'overtaken' }],
    );
    expect(screen.getByRole('button', { name: OFFLINE_TEXTS.needsYou(2) })).toBeTruthy();
    expect(message?.text).toContain(INBOX_TEXTS.overtaken);
    expect(message?.getByRole('button', { name: OFFLINE_TEXTS.copy })).toBeTruthy();
    expect(close?.text).toContain(OFFLINE_TEXTS.conflicts.overtaken);
    expect(close?.getByRole('button', { name: OFFLINE_TEXTS.doItNow })).toBeTruthy();
  });

  it('says whether the words were copied', async () => {
    const writeText = vi.fn().mockRejectedValueOnce(new DOMException()).mockResolvedValue(undefined);
    const [message] = await show([{ ...MESSAGE, refusal: 'overtaken' }], []);
    vi.spyOn(window.navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText });
    for (const said of [OFFLINE_TEXTS.copyFailed, OFFLINE_TEXTS.copied]) {
      fireEvent.click(message?.getByRole('button', { name: OFFLINE_TEXTS.copy }) as Element);
      await screen.findByText(said);
    }
    expect(writeText).toHaveBeenCalledWith(MESSAGE.text);
  });

  it('offers no second try for a ticket that is gone', async () => {
    const [close] = await show([], [{ ...CLOSE, problem: 'gone' }]);
    expect(close?.queryByRole('button', { name: OFFLINE_TEXTS.retry })).toBeNull();
    expect(close?.queryByRole('button', { name: OFFLINE_TEXTS.doItNow })).toBeNull();
  });

  it('asks before it discards something', async () => {
    const [close] = await show([], [CLOSE]);
    await userEvent.click(
      close?.getByRole('button', { name: `${INBOX_TEXTS.discard}: ${CLOSE.title}` }) as Element,
    );
    const question = within(screen.getByRole('dialog', { name: OFFLINE_TEXTS.discardTitle }));
    expect(changeStore.get()).toHaveLength(1);
    await userEvent.click(question.getByRole('button', { name: INBOX_TEXTS.discard }));
    expect(changeStore.get()).toEqual([]);
  });
});
