import type { PresentedDefinition, PresentedWorkflow } from '@harborline/domain/api/automations/workflows';
import { describe, expect, it } from 'vitest';
import {
  definitionOf,
  draftOfWorkflow,
  fieldsOfState,
  newAction,
  newDraft,
  problemsOf,
  STATES,
  stateOf,
} from './automation-draft';

const workflow = (definition: PresentedDefinition | null): PresentedWorkflow => ({
  workflow_ref: 'w',
  name: 'Refunds first',
  workflow_folder_ref: 'money',
  is_enabled: true,
  is_shadow: false,
  definition,
  stopped_at: null,
  changed_by_name: 'Ada',
  created_at: '2026-05-04T09:00:00.000Z',
  changed_at: '2026-05-04T09:00:00.000Z',
  version: 3,
});
const PRIORITY: PresentedDefinition['actions'] = [{ kind: 'priority', priority: 'high' }];

describe('the editor of an automation', () => {
  it.each<PresentedDefinition>([
    { trigger: { on: 'ticket-created' }, filter: 'all()', actions: PRIORITY },
    {
      trigger: { on: 'ticket-changed', fields: ['status', 'team'] },
      filter: 'all(status.any-of(open),in_hours.no)',
      actions: [
        { kind: 'tag', name: 'Refund', is_set: true },
        { kind: 'tag', name: 'Old', is_set: false },
        { kind: 'field', field: 'category', ref: 'money' },
        { kind: 'field', field: 'tier' },
        { kind: 'assignee', assigned_to: 'me' },
        { kind: 'team' },
        { kind: 'status', status: 'pending', own_status_ref: 'supplier' },
        { kind: 'note', text: 'Look at this' },
      ],
    },
    { trigger: { on: 'tag-added', tag_ref: 'bike' }, filter: 'all()', actions: PRIORITY },
    { trigger: { on: 'tag-removed' }, filter: 'all()', actions: [{ kind: 'snooze', minutes: 0 }] },
    {
      trigger: { on: 'service-level-breached', clocks: ['resolution'] },
      filter: 'all()',
      actions: [{ kind: 'snooze', minutes: 60 }],
    },
    { trigger: { on: 'form-submitted', form_ref: 'ride' }, filter: 'all()', actions: PRIORITY },
    { trigger: { on: 'rated', ratings: [1, 2] }, filter: 'all()', actions: PRIORITY },
    { trigger: { on: 'waiting', minutes: 90 }, filter: 'all()', actions: PRIORITY },
    { trigger: { on: 'waiting', minutes: 2_880 }, filter: 'all()', actions: PRIORITY },
    {
      trigger: { on: 'schedule', minute: 570, days: [1, 7], time_zone: 'Europe/Berlin' },
      filter: 'all()',
      actions: PRIORITY,
    },
  ])('gives back what it was opened with: $trigger.on', (definition) => {
    const draft = draftOfWorkflow(workflow(definition), 'UTC');
    expect(draft && definitionOf(draft)).toEqual(definition);
  });

  it('cannot open one that a later version wrote, or whose conditions it does not know', () => {
    expect(draftOfWorkflow(workflow(null), 'UTC')).toBeNull();
    const later = {
      trigger: { on: 'ticket-created' as const },
      filter: 'mood.any-of(bad)',
      actions: PRIORITY,
    };
    expect(draftOfWorkflow(workflow(later), 'UTC')).toBeNull();
  });

  it.each(STATES)('keeps the state %s', (state) => expect(stateOf(fieldsOfState(state))).toBe(state));

  it('says what is missing', () => {
    const draft = newDraft('', 'UTC');
    expect(problemsOf(draft)).toMatchObject({ isUnnamed: true, hasNoAction: true, isTriggerWrong: false });
    expect(definitionOf(draft)).toBeNull();
    const [tag, note, again] = [
      newAction('add-tag', ' '),
      newAction('note', ' '),
      newAction('note', 'Twice'),
    ];
    const wrong = { ...draft, actions: [tag, note, newAction('note', 'Once'), again] };
    expect(problemsOf(wrong)).toMatchObject({ unfinished: [tag.ref, note.ref], doubled: [again.ref] });
    expect(definitionOf(wrong)).toBeNull();
  });

  it.each([
    { on: 'ticket-changed', fields: [] },
    { on: 'waiting', amount: '0' },
    { on: 'waiting', amount: '1.5' },
    { on: 'waiting', amount: '366', unit: '1440' },
    { on: 'schedule', days: [] },
    { on: 'schedule', time: '' },
  ] as const)('does not take the trigger %o', (changes) => {
    const draft = { ...newDraft('', 'UTC'), name: 'A', actions: [newAction('priority', 'high')] };
    expect(definitionOf(draft)).not.toBeNull();
    const wrong = { ...draft, trigger: { ...draft.trigger, ...changes } };
    expect(problemsOf(wrong).isTriggerWrong).toBe(true);
    expect(definitionOf(wrong)).toBeNull();
  });
});
