import { describe, expect, it } from 'vitest';
import { TRIGGER_KINDS, type WorkflowTrigger } from '../entities/workflow';
import type { ActionNames } from '../macros/action-text';
import { AUTOMATION_TEXTS } from '../texts/automations';
import { happenedText, triggerText, workflowActionsText } from './trigger-text';

const names = {
  tag: (ref: string) => (ref === 'bike' ? 'Bike' : undefined),
  form: (ref: string) => (ref === 'ride' ? 'Test ride' : undefined),
};
const NAMES: ActionNames = {
  person: () => undefined,
  ownStatus: () => undefined,
  team: () => 'Billing',
  option: () => undefined,
};

describe('the words of automations (D-144)', () => {
  it.each<[WorkflowTrigger, string]>([
    [{ on: 'ticket-created' }, 'A ticket is created'],
    [{ on: 'ticket-changed', fields: ['status', 'team'] }, 'A ticket’s status or team changes'],
    [{ on: 'tag-added' }, 'A tag is added'],
    [{ on: 'tag-added', tag_ref: 'bike' }, 'The tag Bike is added'],
    [{ on: 'tag-removed', tag_ref: 'gone' }, 'A tag is removed that the library no longer has'],
    [{ on: 'service-level-breached', clocks: [] }, 'A service level is missed'],
    [{ on: 'rated', ratings: [1, 2] }, 'A visitor rates an answer with 1 or 2 of 5'],
    [{ on: 'form-submitted' }, 'A visitor sends a form from a ticket'],
    [{ on: 'form-submitted', form_ref: 'ride' }, 'A visitor sends the form “Test ride”'],
    [{ on: 'form-submitted', form_ref: 'gone' }, 'A visitor sends a form that was deleted'],
    [{ on: 'waiting', minutes: 90 }, 'An open ticket waits 90 minutes for an answer'],
    [{ on: 'waiting', minutes: 2_880 }, 'An open ticket waits 2 days for an answer'],
    [
      { on: 'schedule', minute: 570, days: [1, 5], time_zone: 'Europe/Berlin' },
      'Monday, Friday at 09:30 (Europe/Berlin)',
    ],
    [
      { on: 'schedule', minute: 5, days: [1, 2, 3, 4, 5, 6, 7], time_zone: 'UTC' },
      'Every day at 00:05 (UTC)',
    ],
  ])('say what starts one: %o', (trigger, words) => expect(triggerText(trigger, names)).toBe(words));

  it('say what happened, as exactly as the event does', () => {
    expect(happenedText('ticket-changed', { field: 'status' }, names)).toBe('A ticket’s status changes');
    expect(happenedText('tag-removed', { tag_ref: 'bike' }, names)).toBe('The tag Bike is removed');
    expect(happenedText('rated', { rating: '1' }, names)).toBe('A visitor rates an answer with 1 of 5');
    expect(happenedText('form-submitted', { form_ref: 'ride' }, names)).toBe(
      'A visitor sends the form “Test ride”',
    );
    expect(happenedText('service-level-warned', { clock: 'resolution' }, names)).toMatch(
      /^A service level runs low: ./,
    );
    for (const kind of TRIGGER_KINDS)
      expect(happenedText(kind, { field: 'toString', clock: 'constructor' }, names)).toBe(
        AUTOMATION_TEXTS.triggers[kind],
      );
  });

  it('say what one does in one line', () =>
    expect(
      workflowActionsText(
        [
          { kind: 'team', team_ref: 'money' },
          { kind: 'snooze', minutes: 0 },
          { kind: 'note', text: 'Look' },
        ],
        NAMES,
      ),
    ).toBe('Set team to Billing, snooze until the visitor writes, write a note'));
});
