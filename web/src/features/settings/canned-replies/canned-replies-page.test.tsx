import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { CannedRepliesPage } from './canned-replies-page';

const data = vi.hoisted(() => ({
  watch: vi.fn(),
  save: vi.fn(async (..._given: unknown[]) => undefined),
  remove: vi.fn(async (..._given: unknown[]) => undefined),
  restore: vi.fn(async (..._given: unknown[]) => undefined),
}));
vi.mock('../../../shared/canned-replies/canned-replies', () => ({ watchCannedReplies: () => data.watch }));
vi.mock('./save-canned-reply', () => ({
  saveCannedReply: data.save,
  deleteCannedReply: data.remove,
  restoreCannedReply: data.restore,
}));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const UID = 'somebody';
const reply = (id: string, title: string, owner_uid: string): StoredReply => ({
  id,
  support_lib_id: TEST_LIBRARY_ID,
  owner_uid,
  title,
  shortcut: id,
  text: `The text of ${id}`,
  isPending: false,
});
const REPLIES = [reply('refund', 'Refund', ''), reply('bye', 'Goodbye', UID)];

function show(person = {}, replies = REPLIES) {
  data.watch.mockImplementation(({ next }: Observer<readonly StoredReply[]>) => {
    next(replies);
    return () => {};
  });
  return renderSettings(<CannedRepliesPage />, { uid: UID, ...person });
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const press = (name: string) => fireEvent.click(button(name));
const titles = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('the page of canned replies (D-65)', () => {
  it('lists one’s own apart from those that are shared', () => {
    show();
    expect(titles(CANNED_REPLY_TEXTS.ownTitle)).toEqual([expect.stringContaining('Goodbye')]);
    expect(titles(CANNED_REPLY_TEXTS.sharedTitle)).toEqual([expect.stringContaining('Refund')]);
  });

  it('writes a new one, with a variable from a button', async () => {
    show();
    press(CANNED_REPLY_TEXTS.add);
    type(CANNED_REPLY_TEXTS.name, 'Hello');
    type(CANNED_REPLY_TEXTS.text, 'Hi ');
    press('Visitor’s name');
    press(CANNED_REPLY_TEXTS.save);
    await waitFor(() => expect(data.save).toHaveBeenCalledOnce());
    expect(data.save.mock.calls[0]?.slice(1)).toEqual([
      { libraryId: TEST_LIBRARY_ID, uid: UID },
      { id: null, title: 'Hello', shortcut: '', text: 'Hi [visitorName]', isShared: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is missing, and which shortcut is taken', () => {
    show();
    press(CANNED_REPLY_TEXTS.add);
    type(CANNED_REPLY_TEXTS.shortcut, '/bye');
    expect(screen.getByText(CANNED_REPLY_TEXTS.shortcutTaken('Goodbye'))).toBeTruthy();
    press(CANNED_REPLY_TEXTS.save);
    expect(screen.getByText(CANNED_REPLY_TEXTS.titleRequired)).toBeTruthy();
    expect(screen.getByText(CANNED_REPLY_TEXTS.textRequired)).toBeTruthy();
    expect(data.save).not.toHaveBeenCalled();
  });

  it('changes one, and shares it', async () => {
    show();
    press(CANNED_REPLY_TEXTS.editOf('Goodbye'));
    type(CANNED_REPLY_TEXTS.text, 'Bye.');
    fireEvent.click(screen.getByRole('switch', { name: CANNED_REPLY_TEXTS.isShared }));
    press(CANNED_REPLY_TEXTS.save);
    await waitFor(() => expect(data.save).toHaveBeenCalledOnce());
    expect(data.save.mock.calls[0]?.[2]).toMatchObject({ id: 'bye', text: 'Bye.', isShared: true });
  });

  it('warns that a reply which is no longer shared is lost to the team', () => {
    show();
    press(CANNED_REPLY_TEXTS.editOf('Refund'));
    expect(screen.queryByText(CANNED_REPLY_TEXTS.unshareHelp)).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: CANNED_REPLY_TEXTS.isShared }));
    expect(screen.getByText(CANNED_REPLY_TEXTS.unshareHelp)).toBeTruthy();
    cleanup();
    show();
    press(CANNED_REPLY_TEXTS.editOf('Goodbye'));
    expect(screen.queryByText(CANNED_REPLY_TEXTS.unshareHelp)).toBeNull();
  });

  it('names the section whose replies it counts', () => {
    show();
    expect(screen.getByText(CANNED_REPLY_TEXTS.count(CANNED_REPLY_TEXTS.ownTitle, 1, 1))).toBeTruthy();
    expect(screen.getByText(CANNED_REPLY_TEXTS.count(CANNED_REPLY_TEXTS.sharedTitle, 1, 1))).toBeTruthy();
  });

  it('keeps the dialog and its text where saving failed', async () => {
    data.save.mockRejectedValueOnce(new Error('offline'));
    show();
    press(CANNED_REPLY_TEXTS.editOf('Goodbye'));
    type(CANNED_REPLY_TEXTS.text, 'Bye.');
    press(CANNED_REPLY_TEXTS.save);
    expect(await screen.findByText(CANNED_REPLY_TEXTS.saveFailed)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveProperty('value', 'Bye.');
  });

  it('asks before what was typed is discarded', () => {
    show();
    press(CANNED_REPLY_TEXTS.add);
    type(CANNED_REPLY_TEXTS.name, 'Hello');
    press('Cancel');
    expect(screen.getByText(CANNED_REPLY_TEXTS.discardBody)).toBeTruthy();
  });

  it('deletes one, and restores it on request', async () => {
    show();
    await act(async () => press(CANNED_REPLY_TEXTS.deleteOf('Goodbye')));
    expect(data.remove).toHaveBeenCalledWith(FIRESTORE, 'bye');
    fireEvent.click(await screen.findByRole('button', { name: CANNED_REPLY_TEXTS.undo }));
    expect(data.restore).toHaveBeenCalledWith(FIRESTORE, REPLIES[1]);
  });

  it('finds by a word of the text', () => {
    show();
    fireEvent.change(screen.getByRole('searchbox', { name: CANNED_REPLY_TEXTS.search }), {
      target: { value: 'of bye' },
    });
    expect(titles(CANNED_REPLY_TEXTS.ownTitle)).toHaveLength(1);
    expect(screen.queryByRole('list', { name: CANNED_REPLY_TEXTS.sharedTitle })).toBeNull();
    expect(screen.getByText(CANNED_REPLY_TEXTS.noneFound)).toBeTruthy();
  });

  it('without the right to share, the shared ones are read only', () => {
    show({ agent_role: 'agent' });
    expect(screen.queryByRole('button', { name: CANNED_REPLY_TEXTS.editOf('Refund') })).toBeNull();
    press(CANNED_REPLY_TEXTS.editOf('Goodbye'));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is read-only while viewing as a teammate', () => {
    show({ viewing_as: 'another' });
    expect(screen.getByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CANNED_REPLY_TEXTS.add })).toBeNull();
    expect(screen.queryByRole('button', { name: CANNED_REPLY_TEXTS.deleteOf('Goodbye') })).toBeNull();
  });

  it('says so where there are none', () => {
    show({}, []);
    expect(screen.getByText(CANNED_REPLY_TEXTS.ownEmpty)).toBeTruthy();
    expect(screen.getByText(CANNED_REPLY_TEXTS.sharedEmpty)).toBeTruthy();
  });
});
