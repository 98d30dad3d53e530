import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { macroWork, noteOf } from './macro-work';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));

beforeEach(() => {
  callApi.mockReset();
});

const macro: PresentedMacro = {
  macro_ref: 'm',
  name: 'Refund',
  text: 'Hi',
  is_note: false,
  actions: [
    { kind: 'status', status: 'closed' },
    { kind: 'team', team_ref: 'gone' },
  ],
  is_shared: true,
  version: 2,
};
const names = {
  person: () => undefined,
  ownStatus: () => undefined,
  team: () => 'Billing',
  option: () => undefined,
};
const done = { outcome: 'done' };
const refused = (because: string) => ({ outcome: 'refused', because });
const answer = (...tickets: object[][]) => ({ results: tickets.map((actions) => ({ actions })) });
const send = () => macroWork(macro, names).send(['a', 'b'], () => {});

it('says of each ticket what was refused, by what it does', async () => {
  callApi.mockResolvedValue(answer([done, refused('Removed.')], [done, { outcome: 'unchanged' }]));
  expect(await send()).toEqual({
    done: ['a', 'b'],
    refused: [{ id: 'a', because: MACRO_TEXTS.because('Set team to Billing', 'Removed.') }],
  });
});

it('says once why nothing was done at a ticket', async () => {
  callApi.mockResolvedValue(answer([refused('Gone.'), refused('Gone.')], [done, done]));
  expect(await send()).toEqual({ done: ['b'], refused: [{ id: 'a', because: 'Gone.' }] });
});

it('names the version, asks again under the same id, and undoes what that id did', async () => {
  const work = macroWork(macro, names);
  callApi.mockRejectedValueOnce(new ApiError(0, 'Unreachable'));
  callApi.mockResolvedValueOnce(answer([done, done]));
  await work.send(['a'], () => {});
  expect(callApi.mock.calls[0]).toEqual(callApi.mock.calls[1]);
  callApi.mockResolvedValueOnce(answer([refused(MACRO_TEXTS.changedSince), done]));
  expect(await work.putBack(['a'])).toEqual({
    done: ['a'],
    refused: [{ id: 'a', because: work.changedSince }],
  });
  const sent = callApi.mock.calls.map(([, request]) => request.body);
  expect(sent[0]).toMatchObject({ macro_ref: 'm', version: 2, conversation_refs: ['a'] });
  expect(sent[2]).toMatchObject({ undoes: sent[0].request_id, actions: 2 });
  expect(sent[2].request_id).not.toBe(sent[0].request_id);
});

it('D-136: says after it that whom it assigns is out', () => {
  const giving: PresentedMacro = { ...macro, actions: [{ kind: 'assignee', assigned_to: 'finn' }] };
  const known = { ...names, person: () => 'Finn' };
  const outNote = (uid: string | undefined, name: string) =>
    uid === 'finn' ? `${name}: Out until 3 Dec.` : '';
  const note = noteOf(giving, known, outNote);
  expect(macroWork(giving, known, note).said(2)).toBe(
    `${MACRO_TEXTS.appliedToMany('Refund', 2)} Finn: Out until 3 Dec.`,
  );
  expect(noteOf(macro, names, outNote)).toBe('');
});
