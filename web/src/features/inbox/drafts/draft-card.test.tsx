import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeReplyDraft, makeUser } from '@harborline/domain/testing/factories';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { takeStep } from './draft-calls';
import { DraftCard } from './draft-card';

vi.mock('./draft-calls', () => ({ takeStep: vi.fn() }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));
vi.mock('../../session', async () => {
  const { useStaff } = await import('../../../shared/staff/session-context');
  return { useWorkOwner: () => ({ uid: useStaff().uid, isTrusted: true }) };
});

const REVIEWER = { uid: 'rita', permissions: resolvePermissions('owner') };
const TRAINEE = {
  uid: 'tess',
  permissions: resolvePermissions('writer', { canViewExistingTickets: true }),
};

type Draft = ReturnType<typeof makeReplyDraft>;

function card(person: object, draft: Draft, visitorWroteMs = 0) {
  const session = {
    state: { status: 'ready', user: makeUser({ ...person }) } as const,
    retryProfile: () => {},
    end: async () => {},
  };
  return (
    <SessionContextProvider session={session}>
      <DraftCard draft={draft} visitor="Vera" visitorWroteMs={visitorWroteMs} />
    </SessionContextProvider>
  );
}

const draftOf = (changes: Partial<Draft> = {}) => makeReplyDraft({ author_ref: 'tess', ...changes });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the card of a draft (D-104)', () => {
  beforeEach(() => {
    vi.mocked(takeStep).mockReset();
    vi.mocked(takeStep).mockResolvedValue({
      draft_message_ref: 'draft-1',
      review_status: 'approved',
      version: 1,
      message_ref: '',
    });
  });
  afterEach(() => {
    cleanup();
    window.localStorage.clear();
  });

  it.each([
    ['editing', ['Comment', 'Edit', 'Submit again', 'Discard']],
    ['submitted', ['Comment', 'Edit', 'Withdraw']],
    ['changes-requested', ['Comment', 'Edit', 'Withdraw']],
    ['approved', ['Comment', 'Send', 'Edit', 'Withdraw']],
  ] as const)('offers its author in the state %s: %j', (state, offered) => {
    renderAdmin(card(TRAINEE, draftOf({ state })));
    expect(buttons()).toEqual(offered);
  });

  it.each([
    ['submitted', ['Comment', 'Approve', 'Approve and send', 'Ask for changes']],
    ['changes-requested', ['Comment', 'Approve']],
    ['approved', ['Comment', 'Send', 'Ask for changes']],
  ] as const)('offers a reviewer in the state %s: %j', (state, offered) => {
    renderAdmin(card(REVIEWER, draftOf({ state })));
    expect(buttons()).toEqual(offered);
  });

  it('takes the comment along with a decision', async () => {
    renderAdmin(card(REVIEWER, draftOf()));
    await userEvent.type(screen.getByRole('textbox', { name: DRAFT_TEXTS.commentLabel }), 'Name the day.');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.requestChanges }));
    const named = { draft_message_ref: 'draft-1', version: 1 };
    const step = { action: 'request-changes', comment: 'Name the day.', review_status: 'submitted' };
    expect(takeStep).toHaveBeenCalledExactlyOnceWith(named, step);
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.commentLabel }).value).toBe(
        '',
      ),
    );
  });

  it('asks for a word about what to change before it goes back', async () => {
    renderAdmin(card(REVIEWER, draftOf()));
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.requestChanges }));
    await screen.findByText(DRAFT_TEXTS.sayWhat);
    const field = screen.getByRole('textbox', { name: DRAFT_TEXTS.commentLabel });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(takeStep).not.toHaveBeenCalled();
    await userEvent.type(field, 'N');
    expect(screen.queryByText(DRAFT_TEXTS.sayWhat)).toBeNull();
  });

  it('keeps the focus when what had it is gone', async () => {
    const { rerender } = renderAdmin(card(TRAINEE, draftOf()));
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.withdraw }));
    rerender(card(TRAINEE, draftOf({ state: 'editing' })));
    await screen.findByText(DRAFT_TEXTS.withdrawn);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  });

  it('asks before changes to its text are dropped, and shows the text that came meanwhile', async () => {
    const { rerender } = renderAdmin(card(TRAINEE, draftOf({ text: 'On Friday.' })));
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.edit }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.editLabel });
    await userEvent.type(field, ' Or Monday.');
    rerender(card(TRAINEE, draftOf({ text: 'On Tuesday.', version: 2 })));
    screen.getByText('On Tuesday.');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.cancel }));
    await userEvent.click(await screen.findByRole('button', { name: DRAFT_TEXTS.keepEditing }));
    expect(field.value).toBe('On Friday. Or Monday.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.cancel }));
    await userEvent.click(await screen.findByRole('button', { name: DRAFT_TEXTS.drop }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: DRAFT_TEXTS.editLabel })).toBeNull());
  });

  it('says that the visitor wrote after it was submitted', () => {
    const draft = draftOf();
    const { rerender } = renderAdmin(card(REVIEWER, draft, draft.submitted_at.toMillis()));
    expect(screen.queryByText(DRAFT_TEXTS.newerMessage)).toBeNull();
    rerender(card(REVIEWER, draft, draft.submitted_at.toMillis() + 1));
    screen.getByText(DRAFT_TEXTS.newerMessage);
  });

  it('sends no draft without the comment that was typed before', async () => {
    renderAdmin(card(REVIEWER, draftOf()));
    await userEvent.type(screen.getByRole('textbox', { name: DRAFT_TEXTS.commentLabel }), 'Well said.');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.approveAndSend }));
    await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(2));
    expect(vi.mocked(takeStep).mock.calls.map(([, step]) => step)).toEqual([
      { action: 'comment', comment: 'Well said.', quote: '' },
      { action: 'send' },
    ]);
  });

  it('has a text that came meanwhile read before anything is decided, and names what was read', async () => {
    const { rerender } = renderAdmin(card(REVIEWER, draftOf()));
    rerender(card(REVIEWER, draftOf({ version: 2, text: 'On Monday.' })));
    expect(screen.getByText('On Monday.')).toBeTruthy();
    const approve = screen.getByRole<HTMLButtonElement>('button', { name: DRAFT_TEXTS.approve });
    expect(approve.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.markRead }));
    await userEvent.click(approve);
    expect(vi.mocked(takeStep).mock.calls[0]?.[0]).toEqual({ draft_message_ref: 'draft-1', version: 2 });
  });

  it('says why the server refuses, and keeps what was typed', async () => {
    vi.mocked(takeStep).mockRejectedValue(new ApiError(409, DRAFT_TEXTS.otherVersion));
    renderAdmin(card(TRAINEE, draftOf()));
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.edit }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.editLabel });
    await userEvent.clear(field);
    await userEvent.type(field, 'On Monday.');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.resubmit }));
    await screen.findByText(DRAFT_TEXTS.otherVersion);
    expect(field.value).toBe('On Monday.');
  });
});
