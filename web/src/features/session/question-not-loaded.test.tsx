import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../shared/testing/render-admin';
import { NoticeProvider, useAskToDelete } from './notices';

vi.mock('./log-out/unsaved-question', () => {
  throw new Error('offline');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])(
  'asks about unsaved work with the browser’s own question where ours cannot be loaded, answered %s (D-29, D-42)',
  async (mayDelete) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const confirm = vi.fn<(message?: string) => boolean>(() => mayDelete);
    vi.stubGlobal('confirm', confirm);
    const answered = vi.fn();
    const Ask = () => {
      const askToDelete = useAskToDelete();
      return (
        <button type="button" onClick={() => void askToDelete(['Reply to Ann']).then(answered)}>
          Ask
        </button>
      );
    };
    renderAdmin(
      <NoticeProvider>
        <Ask />
      </NoticeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(mayDelete));
    expect(confirm.mock.calls[0]?.[0]).toContain('Reply to Ann');
  },
);
