import { makeConversation } from '@harborline/domain/testing/factories';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { Ticket } from '../ticket';
import { ThumbBar, type ThumbWriting } from './thumb-bar';

vi.mock('../status/own-status-menu', () => ({ OwnStatusMenu: () => null }));
vi.mock('../details/assignee/assignee-menu', () => ({
  AssigneeMenu: ({ anchor, ticket }: { anchor: HTMLElement | null; ticket: Ticket }) =>
    anchor && <p>{`assign ${ticket.id}`}</p>,
}));

const write = vi.fn();
const onStatusChange = vi.fn();
const onDetails = vi.fn();

beforeEach(() => {
  write.mockReset();
  onStatusChange.mockReset();
  onDetails.mockReset();
});
afterEach(cleanup);

interface Shown {
  readonly status?: Ticket['status'];
  readonly mayReply?: boolean;
  readonly modes?: ThumbWriting['modes'];
}

function show({ status = 'open', mayReply = true, modes = ['reply', 'note'] }: Shown = {}): void {
  renderAdmin(
    <MemoryRouter>
      <ThumbBar
        ticket={{ ...makeConversation({ status }), isPending: false }}
        writing={{ modes, mode: 'reply', write }}
        backTo="/admin/inbox?tab=unassigned"
        mayReply={mayReply}
        onStatusChange={onStatusChange}
        onDetails={onDetails}
      />
    </MemoryRouter>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the bar below a ticket on a phone', () => {
  it('leads back, chooses what is written, and closes the ticket', () => {
    show();
    expect(screen.getByRole('link', { name: PHONE_INBOX_TEXTS.list }).getAttribute('href')).toContain(
      'tab=unassigned',
    );
    expect(button(INBOX_TEXTS.replyLabel).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button(INBOX_TEXTS.noteLabel));
    fireEvent.click(button(PHONE_INBOX_TEXTS.close));
    expect([write.mock.calls, onStatusChange.mock.calls]).toEqual([[['note']], [['closed']]]);
  });

  it('changes the ticket once for a double tap', () => {
    show();
    fireEvent.click(button(PHONE_INBOX_TEXTS.close), { detail: 1 });
    fireEvent.click(button(PHONE_INBOX_TEXTS.close), { detail: 2 });
    expect(onStatusChange.mock.calls).toEqual([['closed']]);
  });

  it('reopens a closed one, which cannot be snoozed', async () => {
    show({ status: 'closed' });
    fireEvent.click(button(PHONE_INBOX_TEXTS.reopen));
    expect(onStatusChange).toHaveBeenCalledWith('open');
    fireEvent.click(button(PHONE_INBOX_TEXTS.more));
    await screen.findByRole('menuitem', { name: PHONE_INBOX_TEXTS.status });
    expect(screen.queryByRole('menuitem', { name: SNOOZE_TEXTS.snooze })).toBeNull();
  });

  it('has more: the times to snooze until, and the details', async () => {
    show();
    fireEvent.click(button(PHONE_INBOX_TEXTS.more));
    fireEvent.click(await screen.findByRole('menuitem', { name: SNOOZE_TEXTS.snooze }));
    fireEvent.click(await screen.findByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }));
    const follows = makeConversation().last_message.id;
    expect(onStatusChange.mock.calls).toEqual([[{ until: null, follows }]]);
    fireEvent.click(screen.getByRole('button', { name: PHONE_INBOX_TEXTS.more, hidden: true }));
    fireEvent.click(await screen.findByRole('menuitem', { name: INBOX_TEXTS.details }));
    expect(onDetails).toHaveBeenCalledOnce();
  });

  it('assigns the ticket', async () => {
    show();
    fireEvent.click(button(PHONE_INBOX_TEXTS.more));
    fireEvent.click(await screen.findByRole('menuitem', { name: ASSIGNEE_TEXTS.choose }));
    await screen.findByText(`assign ${makeConversation().id}`);
  });

  it('offers nothing that the person may not do', async () => {
    show({ mayReply: false, modes: [] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      PHONE_INBOX_TEXTS.more,
    ]);
    fireEvent.click(button(PHONE_INBOX_TEXTS.more));
    await screen.findByRole('menuitem', { name: INBOX_TEXTS.details });
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });
});
