import { LIMITS } from '@harborline/domain/limits';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeReplyDraft, makeUser } from '@harborline/domain/testing/factories';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
      <DraftCard draft={draft} visitor="Vera" visitorWroteMs={visitorWroteMs} onGone={gone} />
    </SessionContextProvider>
  );
}

const gone = vi.fn();
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
    vi.restoreAllMocks();
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

  it('says that the visitor wrote after it was submitted', () => {
    const draft = draftOf();
    const { rerender } = renderAdmin(card(REVIEWER, draft, draft.submitted_at.toMillis()));
    expect(screen.queryByText(DRAFT_TEXTS.newerMessage)).toBeNull();
    rerender(card(REVIEWER, draft, draft.submitted_at.toMillis() + 1));
    screen.getByText(DRAFT_TEXTS.newerMessage);
  });

  it('takes the comment along with a decision', async () => {
    renderAdmin(card(REVIEWER, draftOf()));
    await userEvent.type(screen.getByRole('textbox', { name: DRAFT_TEXTS.commentLabel }), 'Name the day.');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.requestChanges }));
    const named = { draft_message_ref: 'draft-1', version: 1, review_status: 'submitted' };
    const step = { action: 'request-changes', comment: 'Name the day.' };
    expect(takeStep).toHaveBeenCalledExactlyOnceWith(named, step);
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.commentLabel }).value).toBe(
        '',
      ),
    );
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
    expect(vi.mocked(takeStep).mock.calls[0]?.[0]).toEqual({
      ...{ draft_message_ref: 'draft-1', version: 2, review_status: 'submitted' },
    });
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

  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.commentLabel });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const accepts = (review_status: Draft['state'] | null) =>
    vi
      .mocked(takeStep)
      .mockResolvedValue({ draft_message_ref: 'draft-1', review_status, version: 1, message_ref: '' });

  it('asks what to change, at the field for it, before it sends anything', async () => {
    renderAdmin(card(REVIEWER, draftOf()));
    await press(DRAFT_TEXTS.requestChanges);
    expect(takeStep).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(DRAFT_TEXTS.sayWhat);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), 'Name');
    expect(screen.queryByText(DRAFT_TEXTS.sayWhat)).toBeNull();
  });

  it('goes back without another comment where its reviewer has said already what to change', async () => {
    const at = draftOf().updated_at;
    const said = { by_ref: 'rita', by_name: 'Rita', at, version: 1, quote: '', text: 'When?' };
    renderAdmin(card(REVIEWER, draftOf({ comments: [said] })));
    await press(DRAFT_TEXTS.requestChanges);
    expect(takeStep).toHaveBeenCalledOnce();
  });

  it('keeps the keyboard on the card after a step, and says that it was withdrawn', async () => {
    accepts('editing');
    renderAdmin(card(TRAINEE, draftOf()));
    await press(DRAFT_TEXTS.withdraw);
    await screen.findByText(DRAFT_TEXTS.withdrawn);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  });

  it('hands the keyboard on once it is discarded', async () => {
    gone.mockReset();
    accepts(null);
    renderAdmin(card(TRAINEE, draftOf({ state: 'editing' })));
    await press(DRAFT_TEXTS.discard);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: DRAFT_TEXTS.discard }));
    await screen.findByText(DRAFT_TEXTS.discarded);
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });

  it('asks before it drops typed words, and goes back to the button that led to them', async () => {
    renderAdmin(card(TRAINEE, draftOf({ text: 'It arrives.' })));
    await press(DRAFT_TEXTS.edit);
    await press(DRAFT_TEXTS.cancel);
    expect(document.activeElement?.textContent).toBe(DRAFT_TEXTS.edit);
    await press(DRAFT_TEXTS.edit);
    await userEvent.type(screen.getByRole('textbox', { name: DRAFT_TEXTS.editLabel }), ' Soon.');
    await press(DRAFT_TEXTS.cancel);
    await userEvent.click(await screen.findByRole('button', { name: DRAFT_TEXTS.keepEditing }));
    expect(screen.getByDisplayValue('It arrives. Soon.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(DRAFT_TEXTS.cancel);
    await userEvent.click(await screen.findByRole('button', { name: DRAFT_TEXTS.drop }));
    expect(screen.queryByRole('textbox', { name: DRAFT_TEXTS.editLabel })).toBeNull();
  });

  it("shows a text that came meanwhile above one's own words", async () => {
    const { rerender } = renderAdmin(card(TRAINEE, draftOf()));
    await press(DRAFT_TEXTS.edit);
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: DRAFT_TEXTS.editLabel });
    await userEvent.clear(editor);
    await userEvent.type(editor, 'My words.');
    rerender(card(TRAINEE, draftOf({ version: 2, text: 'Of the other tab.' })));
    expect(screen.getByRole('region', { name: DRAFT_TEXTS.asItIs }).textContent).toContain(
      'Of the other tab.',
    );
    expect(editor.value).toBe('My words.');
    await press(DRAFT_TEXTS.markRead);
    await press(DRAFT_TEXTS.resubmit);
    expect(vi.mocked(takeStep).mock.calls[0]?.[0]).toMatchObject({ version: 2 });
  });

  const select = (text: string) => {
    const node = screen.getByText(text).firstChild;
    vi.spyOn(window, 'getSelection').mockReturnValue({
      ...{ rangeCount: 1, anchorNode: node, focusNode: node, toString: () => text },
    } as Selection);
    act(() => void document.dispatchEvent(new Event('selectionchange')));
  };

  it('says that a passage is too long, and drops the one before', async () => {
    const long = 'x'.repeat(LIMITS.draftQuote + 1);
    const { rerender } = renderAdmin(card(REVIEWER, draftOf({ text: 'Short.' })));
    select('Short.');
    expect(screen.getByText(DRAFT_TEXTS.quoteIs)).toBeTruthy();
    rerender(card(REVIEWER, draftOf({ text: long })));
    expect(screen.queryByText(DRAFT_TEXTS.quoteIs)).toBeNull();
    select(long);
    expect(screen.getByText(DRAFT_TEXTS.quoteTooLong(LIMITS.draftQuote))).toBeTruthy();
    await userEvent.type(field(), 'Too much.');
    await press(DRAFT_TEXTS.comment);
    expect(takeStep).toHaveBeenCalledWith(expect.anything(), {
      ...{ action: 'comment', comment: 'Too much.', quote: '' },
    });
  });

  it('offers no step offline, and says what it needs', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    renderAdmin(card(REVIEWER, draftOf()));
    expect(screen.getByText(DRAFT_TEXTS.needsConnection)).toBeTruthy();
    for (const name of [DRAFT_TEXTS.approve, DRAFT_TEXTS.requestChanges])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});
