import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { LIMITS } from '@harborline/domain/limits';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { describe, expect, it } from 'vitest';
import { actionsOf, draftOf, errorsOf, NEW_MACRO } from './macro-draft';

const macro = (actions: PresentedMacro['actions'], text = ''): PresentedMacro => ({
  macro_ref: 'm',
  name: 'Refund',
  text,
  is_note: false,
  actions,
  is_shared: false,
  version: 3,
});

describe('the dialog of a macro', () => {
  it.each<{ actions: PresentedMacro['actions'] }>([
    { actions: [] },
    {
      actions: [
        { kind: 'status', status: 'pending' },
        { kind: 'priority', priority: 'low' },
        { kind: 'assign-me' },
        { kind: 'team', team_ref: 'none' },
        { kind: 'field', field: 'type', ref: 'me' },
        { kind: 'field', field: 'category' },
        { kind: 'tag', name: 'Refund', is_set: true },
        { kind: 'tag', name: 'New', is_set: false },
      ],
    },
    { actions: [{ kind: 'assignee', assigned_to: 'me' }, { kind: 'team' }] },
    { actions: [{ kind: 'status', status: 'pending', own_status_ref: 'supplier' }] },
    { actions: [{ kind: 'assignee' }, { kind: 'field', field: 'tier', ref: 'gold' }] },
  ])('gives back the actions that it was opened with', ({ actions }) =>
    expect(actionsOf(draftOf(macro(actions, 'Hi')))).toEqual(actions),
  );

  it('says what is missing, and what contradicts itself', () => {
    expect(errorsOf(NEW_MACRO)).toEqual({ name: MACRO_TEXTS.nameRequired, all: MACRO_TEXTS.doesNothing });
    expect(errorsOf({ ...NEW_MACRO, name: 'Refund', text: 'Hi' })).toEqual({});
    const tags = { ...NEW_MACRO, name: 'Refund', added: ['Refund'], removed: ['refund'] };
    expect(errorsOf(tags)).toEqual({ tags: MACRO_TEXTS.tagTwice('refund') });
    const added = Array.from({ length: LIMITS.macroActions + 1 }, (_, n) => `tag ${n}`);
    expect(errorsOf({ ...NEW_MACRO, name: 'Many', added })).toEqual({
      all: MACRO_TEXTS.tooMany(LIMITS.macroActions),
    });
  });
});
