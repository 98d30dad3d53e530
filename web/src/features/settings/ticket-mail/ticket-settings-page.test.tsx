import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import {
  ADDRESS_REASONS,
  TICKET_MAIL_TEXTS,
  TICKET_PLACEHOLDER_LABELS,
} from '@harborline/domain/texts/ticket-mail-settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { TicketSettingsPage } from './ticket-settings-page';

const data = vi.hoisted(() => ({
  parts: vi.fn(),
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
}));
vi.mock('../library/watch-library', () => ({ watchLibraryParts: () => data.parts }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
vi.mock('../../../shared/api/call-api', () => ({
  callApi: async () => ({ genericSupport: 'support@h.example', notification: 'no-reply@h.example' }),
  ApiError: class extends Error {},
}));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const stored = (changes: object = {}) => {
  const parts = {
    public: makeLibrary(),
    private: makeLibraryPrivate({
      ticket: { selfManaged: false, contactEmail: 'help@acme.example', supportEmailSubject: '' },
      ...changes,
    }),
  };
  data.parts.mockImplementation(({ next }: Observer<object>) => {
    next(parts);
    return () => {};
  });
};
const selfManaged = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: TICKET_MAIL_TEXTS.selfManaged });
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: TICKET_MAIL_TEXTS.subject });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  stored();
});
afterEach(cleanup);

describe('the page of ticket settings (S2.7-09)', () => {
  it('shows whom the email goes to and why, while the form is filled in (S7.7-02, S7.7-04)', async () => {
    renderSettings(<TicketSettingsPage />);
    await screen.findByText('support@h.example');
    screen.getByText(ADDRESS_REASONS.notSelfManaged);
    screen.getByText('"Acme" <no-reply@h.example>');
    screen.getByText('Acme #1767225600000123');
    fireEvent.click(await selfManaged());
    screen.getByText('help@acme.example');
    screen.getByText(ADDRESS_REASONS.selfManaged);
    expect(screen.queryByText('support@h.example')).toBeNull();
  });

  it('uses the address of a white-label library whatever the switch says (S7.7-01)', async () => {
    stored({ is_white_label: true });
    renderSettings(<TicketSettingsPage />);
    await screen.findByText(ADDRESS_REASONS.whiteLabel);
    screen.getByText(TICKET_MAIL_TEXTS.whiteLabelHelp);
  });

  it('inserts placeholders where the caret is, and stores all three values (S7.7-03)', async () => {
    renderSettings(<TicketSettingsPage />);
    const field = await subject();
    fireEvent.change(field, { target: { value: 'About: ' } });
    field.setSelectionRange(7, 7);
    fireEvent.click(screen.getByRole('button', { name: TICKET_PLACEHOLDER_LABELS.userSearch }));
    expect(field.value).toBe('About: [userSearch]');
    await screen.findByText(`About: ${TICKET_MAIL_TEXTS.example.search}`);
    fireEvent.click(await selfManaged());
    save();
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'ticketMail',
      changes: {
        ticket: {
          selfManaged: true,
          contactEmail: 'help@acme.example',
          supportEmailSubject: 'About: [userSearch]',
        },
      },
    });
  });

  it('names placeholders that do not exist', async () => {
    renderSettings(<TicketSettingsPage />);
    fireEvent.change(await subject(), { target: { value: '[ticketID] [ticketId] [foo] [foo]' } });
    await screen.findByText(TICKET_MAIL_TEXTS.unknown(['[ticketID]', '[foo]']));
  });

  it('stores nothing while the address is none', async () => {
    renderSettings(<TicketSettingsPage />);
    const address = await screen.findByRole('textbox', { name: TICKET_MAIL_TEXTS.contactEmail });
    fireEvent.change(address, { target: { value: 'help' } });
    save();
    await screen.findByText(TICKET_MAIL_TEXTS.contactEmailInvalid);
    screen.getByText(ADDRESS_REASONS.invalidAddress);
    expect(data.saveLibraryArea).not.toHaveBeenCalled();
  });

  it('cannot be changed by those without the permission', async () => {
    renderSettings(<TicketSettingsPage />, { agent_role: 'agent' });
    expect((await selfManaged()).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: TICKET_PLACEHOLDER_LABELS.ticketId })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('offers to try again where the settings could not be read', async () => {
    data.parts.mockImplementation(({ error }: Observer<object>) => {
      error(new Error('lost'));
      return () => {};
    });
    renderSettings(<TicketSettingsPage />);
    expect(await screen.findByText(SETTINGS_TEXTS.loadFailed)).toBeTruthy();
  });
});
