import { applyMacro, getMacros, type PresentedMacro, undoMacro } from '@harborline/domain/api/inbox/macros';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { useDraft } from '../reply/use-draft';
import { type MacroFields, TicketMacros } from './ticket-macros';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));
const NAMES = vi.hoisted(() => ({
  names: { person: () => 'Ben', ownStatus: () => undefined, team: () => undefined, option: () => 'Bug' },
  targets: { people: [], statuses: [], teams: [], fields: { type: [], category: [], tier: [] } },
  status: 'ready',
}));
vi.mock('../../../shared/macros/use-macro-names', () => ({ useMacroNames: () => NAMES }));

const macro = (name: string, changes: Partial<PresentedMacro> = {}): PresentedMacro => ({
  macro_ref: name,
  name,
  text: '',
  is_note: false,
  actions: [{ kind: 'status', status: 'pending' }],
  is_shared: true,
  version: 1,
  ...changes,
});
const MACROS = [
  macro('Close', {
    actions: [
      { kind: 'status', status: 'closed' },
      { kind: 'team', team_ref: 'gone' },
    ],
  }),
  macro('Refund', { text: 'Hi [visitorName]' }),
  macro('Tell us', { actions: [], text: 'Look', is_note: true }),
];
const TICKET = {
  ...makeConversation(),
  id: 'c1',
  isPending: false,
  visitor: { ...makeConversation().visitor, name: 'Ada' },
};
const OWNER = { uid: 'agent', isTrusted: true };
const draftOf = (mode: string) => ({ owner: OWNER, workKey: `${mode}:c1`, title: mode });

let outcomes: object[] = [];
let refusal: Error | null = null;
const calls = (contract: object) => callApi.mock.calls.filter(([called]) => called === contract);

function Field({ mode }: { mode: string }) {
  const [text, write] = useDraft(draftOf(mode));
  return <textarea aria-label={mode} value={text} onChange={(event) => write(event.target.value)} />;
}

function Opened({ fields, onClose }: { fields: MacroFields; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return isOpen && <TicketMacros ticket={TICKET} fields={fields} initialRef={null} onClose={close} />;
}

function open({ hasNotes = true } = {}) {
  const [show, onClose, focus] = [vi.fn(), vi.fn(), vi.fn()];
  const user = makeUser({ uid: 'agent' });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter>
        <Field mode="reply" />
        <Field mode="note" />
        <Opened fields={{ hasNotes, draftOf, show, focus }} onClose={onClose} />
      </MemoryRouter>
    </SessionContextProvider>,
  );
  return { show, onClose, focus };
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};
const apply = () => userEvent.click(screen.getByRole('button', { name: MACRO_TEXTS.confirm }));
const field = (mode: string): string =>
  screen.getByLabelText<HTMLTextAreaElement>(mode, { selector: 'textarea' }).value;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.localStorage.clear();
  queryClient.clear();
  callApi.mockReset();
  [outcomes, refusal] = [[{ outcome: 'done' }], null];
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getMacros) return { macros: MACROS };
    if (refusal !== null) throw refusal;
    return { results: [{ actions: outcomes }] };
  });
});
afterEach(cleanup);

describe('applying a macro to a ticket (D-114)', () => {
  it('says what each does before it is done, with its text filled in', async () => {
    open();
    const preview = await screen.findByRole('region', { name: MACRO_TEXTS.preview });
    expect(within(preview).getByText(MACRO_TEXTS.setStatus('closed'))).toBeTruthy();
    expect(within(preview).getByText(MACRO_TEXTS.setTeam(undefined))).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(preview).getByText('Hi Ada')).toBeTruthy();
    await userEvent.keyboard('look');
    expect(within(preview).getByText(MACRO_TEXTS.noteText)).toBeTruthy();
    expect(calls(applyMacro)).toHaveLength(0);
  });

  it('does it, writes the reply into its field, and takes both back', async () => {
    const { show, onClose, focus } = open();
    await choose('Refund');
    await apply();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls(applyMacro)[0]?.[1].body).toMatchObject({
      macro_ref: 'Refund',
      version: 1,
      conversation_refs: ['c1'],
    });
    expect(field('reply')).toBe('Hi Ada');
    expect(show).toHaveBeenCalledExactlyOnceWith('reply');
    await waitFor(() => expect(focus).toHaveBeenCalled());
    await userEvent.click(await screen.findByRole('button', { name: MACRO_TEXTS.undo }));
    await screen.findByText(MACRO_TEXTS.undone('Refund'));
    expect(field('reply')).toBe('');
    expect(calls(undoMacro)[0]?.[1].body.undoes).toBe(calls(applyMacro)[0]?.[1].body.request_id);
  });

  it('writes a note as a note, and asks nobody where it does nothing else', async () => {
    const { show } = open();
    await choose('Tell us');
    await apply();
    await waitFor(() => expect(show).toHaveBeenCalledWith('note'));
    expect([field('note'), field('reply')]).toEqual(['Look', '']);
    expect(calls(applyMacro)).toHaveLength(0);
  });

  it('lists what each action came to where one was refused, and still offers the way back', async () => {
    outcomes = [{ outcome: 'done' }, { outcome: 'refused', because: MACRO_TEXTS.teamGone }];
    const { onClose } = open();
    await choose('Close');
    await apply();
    const dialog = await screen.findByRole('dialog', { name: MACRO_TEXTS.appliedInPart('Close') });
    expect(within(dialog).getByText(MACRO_TEXTS.done)).toBeTruthy();
    expect(within(dialog).getByText(MACRO_TEXTS.teamGone)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: MACRO_TEXTS.undo }));
    expect(onClose).toHaveBeenCalled();
    expect(calls(undoMacro)[0]?.[1].body.actions).toBe(2);
  });

  it('refuses the note of whoever may not write one', async () => {
    open({ hasNotes: false });
    await choose('Tell us');
    await apply();
    expect(await screen.findByText(MACRO_TEXTS.noNotes)).toBeTruthy();
    expect(screen.queryByRole('button', { name: MACRO_TEXTS.undo })).toBeNull();
  });

  it('says that nothing changed', async () => {
    outcomes = [{ outcome: 'unchanged' }, { outcome: 'unchanged' }];
    open();
    await choose('Close');
    await apply();
    expect(await screen.findByText(MACRO_TEXTS.nothing('Close'))).toBeTruthy();
  });

  it('stays open and reads the macros again where somebody has changed or deleted it', async () => {
    refusal = new ApiError(409, MACRO_TEXTS.changedMeanwhile);
    const { onClose } = open();
    await choose('Refund');
    await apply();
    expect(await screen.findByText(MACRO_TEXTS.changedMeanwhile)).toBeTruthy();
    await waitFor(() => expect(calls(getMacros).length).toBeGreaterThan(1));
    refusal = new ApiError(404, 'Not found');
    await apply();
    expect(await screen.findByText(MACRO_TEXTS.gone)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(field('reply')).toBe('');
  });
});
