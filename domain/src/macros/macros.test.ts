import { describe, expect, it } from 'vitest';
import { createMacro } from '../api/inbox/macros';
import { LIMITS } from '../limits';
import { makeConversation } from '../testing/factories';
import { eventText } from '../tickets/event-text';
import { actionText, macroText } from './action-text';
import { doesAnything, hasOneOfEach } from './macro-actions';
import { macroWayBack } from './way-back';

const names = {
  person: (uid: string) => (uid === 'ada' ? 'Ada' : undefined),
  ownStatus: (ref: string) => (ref === 'supplier' ? 'Waiting for supplier' : undefined),
  team: (ref: string) => (ref === 'money' ? 'Billing' : undefined),
  option: (_field: string, ref: string) => (ref === 'bug' ? 'Bug' : undefined),
};
const close = { kind: 'status', status: 'closed' } as const;
const tag = (name: string, is_set = true) => ({ kind: 'tag', name, is_set }) as const;

describe('the actions of a macro (D-114)', () => {
  it('each decide something of their own', () => {
    expect(hasOneOfEach([close, { kind: 'assign-me' }, { kind: 'team' }, tag('a'), tag('b')])).toBe(true);
    expect(hasOneOfEach([close, { kind: 'status', status: 'open' }])).toBe(false);
    expect(hasOneOfEach([{ kind: 'assign-me' }, { kind: 'assignee' }])).toBe(false);
    expect(hasOneOfEach([tag('Refund'), tag(' refund ', false)])).toBe(false);
    const fields = [
      { kind: 'field', field: 'type', ref: 'bug' },
      { kind: 'field', field: 'tier' },
    ] as const;
    expect(hasOneOfEach(fields)).toBe(true);
    expect(hasOneOfEach([...fields, { kind: 'field', field: 'type' }])).toBe(false);
  });

  it('or a text are what a macro needs', () => {
    expect(doesAnything({ text: ' \n', actions: [] })).toBe(false);
    expect(doesAnything({ text: 'Thank you.', actions: [] })).toBe(true);
    expect(doesAnything({ text: '', actions: [close] })).toBe(true);
  });

  it('are said in words, also where what they name is gone', () => {
    const said = [
      close,
      { kind: 'status', status: 'pending', own_status_ref: 'supplier' },
      { kind: 'status', status: 'pending', own_status_ref: 'gone' },
      { kind: 'priority', priority: 'high' },
      { kind: 'assignee', assigned_to: 'ada' },
      { kind: 'assignee', assigned_to: 'ben' },
      { kind: 'assignee' },
      { kind: 'assign-me' },
      { kind: 'team', team_ref: 'money' },
      { kind: 'team', team_ref: 'gone' },
      { kind: 'team' },
      { kind: 'field', field: 'type', ref: 'bug' },
      { kind: 'field', field: 'tier', ref: 'gone' },
      { kind: 'field', field: 'category' },
      tag('Refund'),
      tag('Refund', false),
    ] as const;
    expect(said.map((action) => actionText(action, names))).toEqual([
      'Set status to Closed',
      'Set status to Waiting for supplier',
      'Set status to one that was removed',
      'Set priority to High',
      'Assign to Ada',
      'Assign to somebody who has left',
      'Assign to nobody',
      'Assign to you',
      'Set team to Billing',
      'Set team to one that was removed',
      'Remove team',
      'Set type to Bug',
      'Set tier to one that was removed',
      'Remove category',
      'Add tag Refund',
      'Remove tag Refund',
    ]);
  });

  it('make one sentence with the text', () => {
    const macro = { actions: [close, tag('Refund')], text: 'Hi', is_note: false };
    expect(macroText(macro, names)).toBe('Set status to Closed, add tag Refund, write a reply');
    expect(macroText({ ...macro, actions: [], is_note: true }, names)).toBe('Write a note');
  });
});

describe('a macro as it is sent', () => {
  const parse = (body: object) => createMacro.body.safeParse({ name: 'Refund', actions: [close], ...body });

  it('has a name, on one line', () => {
    expect(parse({ name: ' Give\nback ' }).data?.name).toBe('Give back');
    for (const name of ['', ' \n', 'x'.repeat(LIMITS.macroName + 1)])
      expect(parse({ name }).success).toBe(false);
  });

  it('does something, within limits, and nothing twice', () => {
    expect(parse({ actions: [] }).success).toBe(false);
    expect(parse({ actions: [], text: ' ' }).success).toBe(false);
    expect(parse({ actions: [], text: 'Hi' }).success).toBe(true);
    expect(parse({ text: 'x'.repeat(LIMITS.macroText + 1) }).success).toBe(false);
    expect(parse({ actions: [close, close] }).success).toBe(false);
    const tags = (count: number) => Array.from({ length: count }, (_, n) => tag(`tag ${n}`));
    expect(parse({ actions: tags(LIMITS.macroActions) }).success).toBe(true);
    expect(parse({ actions: tags(LIMITS.macroActions + 1) }).success).toBe(false);
  });

  it('has no other actions, and no ids that are none', () => {
    for (const action of [
      { kind: 'delete' },
      { kind: 'status', status: 'spam' },
      { kind: 'priority', priority: 'now' },
      { kind: 'assignee', assigned_to: 'a/b' },
      { kind: 'team', team_ref: 'a/b' },
      { kind: 'field', field: 'colour', ref: 'x' },
      { kind: 'tag', name: ' ', is_set: true },
      { kind: 'tag', name: 'x'.repeat(LIMITS.tagName + 1), is_set: true },
    ])
      expect(parse({ actions: [action] }).success, JSON.stringify(action)).toBe(false);
  });
});

describe('the way back of an action', () => {
  const by = (kind: Parameters<typeof macroWayBack>[1]['kind'], details: Record<string, string>) => ({
    kind,
    actor_ref: 'ada',
    details,
  });

  it('leads to what the ticket had', () => {
    const ticket = makeConversation({
      status: 'closed',
      status_changed_by: 'ada',
      assigned_to: 'ben',
      assigned_by: 'ada',
      priority_level: 4,
      team_ref: 'money',
      type_ref: 'bug',
      tag_refs: ['r'],
    });
    const back = [
      by('status-changed', { from: 'pending', to: 'closed' }),
      by('ticket-assigned', { from_ref: '', to_ref: 'ben' }),
      by('priority-changed', { from: 'low', to: 'urgent' }),
      by('team-changed', { from_ref: '', to_ref: 'money' }),
      by('type-changed', { from_ref: 'wish', to_ref: 'bug' }),
      by('tag-added', { tag: 'Refund', tag_ref: 'r' }),
      by('tag-removed', { tag: 'New', tag_ref: 'n' }),
    ].map((step) => macroWayBack(ticket, step));
    expect(back).toEqual([
      { kind: 'status', status: 'pending' },
      { kind: 'assignee' },
      { kind: 'priority', priority: 'low' },
      { kind: 'team' },
      { kind: 'field', field: 'type', ref: 'wish' },
      { ...tag('Refund', false), tag_ref: 'r' },
      { ...tag('New'), tag_ref: 'n' },
    ]);
  });

  it('is closed where somebody changed the same since', () => {
    const ticket = makeConversation({
      status: 'closed',
      status_changed_by: 'ben',
      assigned_to: 'cleo',
      assigned_by: 'ben',
    });
    const back = [
      by('status-changed', { from: 'open', to: 'closed' }),
      by('ticket-assigned', { from_ref: '', to_ref: 'ben' }),
      by('priority-changed', { from: 'low', to: 'urgent' }),
      by('team-changed', { from_ref: '', to_ref: 'money' }),
      by('tier-changed', { from_ref: '', to_ref: 'gold' }),
      by('ticket-merged', { number: '4' }),
    ].map((step) => macroWayBack(ticket, step));
    expect(back).toEqual(back.map(() => undefined));
  });
});

it('the history names the macro, and its way back', () => {
  const details = { from: 'open', to: 'closed', macro: 'Refund' };
  const change = { kind: 'status-changed', reason: '', details } as const;
  expect(eventText(change)).toBe('changed the status from Open to Closed, by the macro “Refund”');
  expect(eventText({ ...change, details: { ...details, is_macro_undone: 'yes' } })).toBe(
    'changed the status from Open to Closed, undoing the macro “Refund”',
  );
});
