import { widgetFormSubmissions } from '@harborline/domain/api/form-builder/submissions';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { TICKET_FORM_TEXTS } from '@harborline/domain/texts/ticket-forms';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/requests/query-client';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import { TicketForms } from './ticket-forms';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));

const submission = (changes: object = {}) => ({
  ...{ submission_ref: 's1', form_ref: 'ride', form_name: 'Test ride', version: 1 },
  ...{ submitted_at: '2026-05-04T09:00:00.000Z', conversation_ref: 'c1' },
  answers: [
    { ref: 'a', label: 'Which bike?', text: 'Lumen <b>City</b>' },
    { ref: 'b', label: 'Phone', text: '' },
  ],
  ...changes,
});

beforeEach(() => {
  queryClient.clear();
  callApi.mockReset();
});
afterEach(cleanup);

const show = (canViewForms = true) =>
  renderAdmin(
    <MemoryRouter>
      <StaffSession
        user={makeUser({
          agent_role: 'agent',
          permissions: { ...resolvePermissions('agent'), canViewForms },
        })}
      >
        <TicketForms conversationRef="c1" />
      </StaffSession>
    </MemoryRouter>,
  );

it('S7.2-07: show what the visitor answered, as text, with a way to the form for those who may', async () => {
  callApi.mockResolvedValue({
    submissions: [submission(), submission({ submission_ref: 's2', form_name: '' })],
  });
  show();
  const link = await screen.findByRole('link', { name: 'Test ride' });
  expect(link.getAttribute('href')).toBe(adminLinks.formSubmissions('ride'));
  expect(screen.getAllByText('Lumen <b>City</b>')).toHaveLength(2);
  expect(screen.getAllByText(TICKET_FORM_TEXTS.noAnswer)).toHaveLength(2);
  expect(screen.getByText(TICKET_FORM_TEXTS.deleted)).toBeTruthy();
  expect(callApi).toHaveBeenCalledWith(
    widgetFormSubmissions,
    expect.objectContaining({ query: { conversation_ref: 'c1' } }),
  );
  cleanup();
  queryClient.clear();
  show(false);
  await screen.findByText('Test ride');
  expect(screen.queryByRole('link')).toBeNull();
});

it('say that there are none, and that they could not be loaded', async () => {
  callApi.mockResolvedValueOnce({ submissions: [] }).mockRejectedValueOnce(new Error('offline'));
  show();
  expect(await screen.findByText(TICKET_FORM_TEXTS.none)).toBeTruthy();
  cleanup();
  queryClient.clear();
  show();
  expect(await screen.findByText(TICKET_FORM_TEXTS.loadFailed)).toBeTruthy();
  callApi.mockResolvedValueOnce({ submissions: [submission()] });
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Which bike?')).toBeTruthy();
});
