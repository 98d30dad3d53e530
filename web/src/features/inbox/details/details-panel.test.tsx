import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { Ticket } from '../ticket';
import { DetailsPanel } from './details-panel';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => ({}) }));

afterEach(cleanup);

const input = (label: string, text: string) => ({ label, type: 'text' as const, text });

function show(customInputs: Ticket['custom_inputs'], changes: Partial<Ticket> = {}) {
  const conversation = makeConversation();
  const ticket: Ticket = {
    ...conversation,
    id: 'c1',
    isPending: false,
    visitor: { ...conversation.visitor, name: 'Vera' },
    custom_inputs: customInputs,
    ...changes,
  };
  const session = {
    state: { status: 'ready' as const, user: makeUser({ uid: 'agent' }) },
    retryProfile: () => {},
    end: async () => {},
  };
  renderAdmin(
    <MemoryRouter>
      <SessionContextProvider session={session}>
        <DetailsPanel ticket={ticket} />
      </SessionContextProvider>
    </MemoryRouter>,
  );
}

it('names the visitor once', () => {
  show([input('Your name', 'Vera '), input('Order number', '10')]);
  expect(screen.getAllByText('Vera')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Form' })).getByText('10')).toBeTruthy();
});

it('leads from the name to the person of a ticket, and asks for theirs where a ticket names none', () => {
  const target = () => screen.getByRole('link', { name: 'Vera' }).getAttribute('href');
  show([], { person_ref: 'vera' });
  expect(target()).toBe('/admin/inbox/person/vera');
  cleanup();
  show([]);
  expect(target()).toBe('/admin/inbox/person/of-ticket?ticket=c1');
});

it('keeps the name of another person', () => {
  show([input('Your name', 'Bo')]);
  expect(within(screen.getByRole('region', { name: 'Form' })).getByText('Bo')).toBeTruthy();
});

it('makes the status as high as its line', () => {
  show([]);
  const status = within(screen.getByRole('region', { name: 'Ticket' })).getByText('Open');
  expect(getComputedStyle(status).display).toBe('inline-block');
});

it.each([
  ['en-US', 'American English'],
  ['de', 'German'],
  ['no language', 'no language'],
])('names the language %s of a chat in words', (language, words) => {
  const chat = {
    ...{ queued_at: makeConversation().created_at, waits_because: '' as const, returned_by: '' },
    ...{ agent_name: 'Ada', taken_at: null, ended_by: '' as const, language },
  };
  show([], { source: 'chat', chat });
  expect(screen.getByText(words)).toBeTruthy();
});
