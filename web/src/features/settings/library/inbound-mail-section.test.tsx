import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { INBOUND_SETTINGS_TEXTS } from '@harborline/domain/texts/inbound-mail';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderSettings } from '../testing/render-settings';
import { InboundMailSection } from './inbound-mail-section';

const data = vi.hoisted(() => ({
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
  callApi: vi.fn(async () => ({ address: 'acme@reply.h.example' })),
}));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
vi.mock('../../../shared/api/call-api', () => ({
  callApi: data.callApi,
  ApiError: class extends Error {
    readonly status = 404;
  },
}));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

/** @param library_refkey names what was asked for, which the page remembers */
function show(library_refkey: string, isReadOnly = false) {
  const library = { public: makeLibrary({ library_refkey }), private: makeLibraryPrivate() };
  renderSettings(<InboundMailSection library={library} isReadOnly={isReadOnly} onDirty={() => {}} />);
}
const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: INBOUND_SETTINGS_TEXTS.opensTickets });

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('requests by email (D-98)', () => {
  it('shows the address, and stores that emails to it open tickets', async () => {
    show('acme');
    await screen.findByText('acme@reply.h.example');
    expect((await theSwitch()).checked).toBe(false);
    fireEvent.click(await theSwitch());
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'company',
      changes: { inboundMail: { opensTickets: true } },
    });
  });

  it('cannot be changed while viewing as a teammate', async () => {
    show('viewed', true);
    expect((await theSwitch()).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('offers no switch where no email comes in', async () => {
    data.callApi.mockResolvedValueOnce({ address: '' });
    show('silent');
    await screen.findByText(INBOUND_SETTINGS_TEXTS.noAddress);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says that the address could not be loaded', async () => {
    data.callApi.mockRejectedValueOnce(new ApiError(404, ''));
    show('refused');
    await screen.findByText(INBOUND_SETTINGS_TEXTS.failed);
  });
});
