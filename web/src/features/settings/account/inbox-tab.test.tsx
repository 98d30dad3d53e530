import { ACCOUNT_INBOX_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSettings } from '../testing/render-settings';
import { InboxTab } from './inbox-tab';

const saveProfile = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./save-profile', () => ({ saveProfile }));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: ACCOUNT_INBOX_TEXTS.undoSend });
const keys = () => screen.getByRole<HTMLInputElement>('switch', { name: ACCOUNT_INBOX_TEXTS.singleKeys });

describe('how a person works in the inbox (D-113)', () => {
  beforeEach(() => saveProfile.mockReset().mockResolvedValue(undefined));
  afterEach(cleanup);

  it('shows the defaults, and stores each choice at once', async () => {
    renderSettings(<InboxTab />);
    expect([time().value, keys().checked]).toEqual(['10', true]);
    fireEvent.change(time(), { target: { value: '0' } });
    fireEvent.click(keys());
    await waitFor(() =>
      expect(saveProfile.mock.calls).toEqual([
        [FIRESTORE, 'test-agent', { undo_send_seconds: 0 }],
        [FIRESTORE, 'test-agent', { has_single_keys: false }],
      ]),
    );
  });

  it('shows what is stored again if storing fails, and says so', async () => {
    saveProfile.mockRejectedValueOnce(new Error('offline'));
    renderSettings(<InboxTab />);
    fireEvent.change(time(), { target: { value: '30' } });
    expect(time().value).toBe('30');
    expect(await screen.findByText(ACCOUNT_INBOX_TEXTS.failed)).toBeTruthy();
    expect(time().value).toBe('10');
  });
});
