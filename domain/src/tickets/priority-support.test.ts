import { describe, expect, it } from 'vitest';
import { NO_PRIORITY_SUPPORT, type SupportedSender } from '../entities/priority-support';
import { eventText } from './event-text';
import { supportChanges, supportFor } from './priority-support';
import { supportPriority } from './ticket-change';

const SENDERS: readonly SupportedSender[] = [
  { sender: '@fernway.example', priority: 'high' },
  { sender: 'boss@fernway.example', priority: 'urgent' },
];
const support = { ...NO_PRIORITY_SUPPORT, is_on: true, senders: [...SENDERS] };

describe('priority support (S2.7-03, D-108)', () => {
  it.each([
    ['ada@fernway.example', '@fernway.example'],
    [' Ada@FERNWAY.example ', '@fernway.example'],
    ['boss@fernway.example', 'boss@fernway.example'],
    ['Boss+1@fernway.example', 'boss@fernway.example'],
    ['ada@mail.fernway.example', undefined],
    ['ada@notfernway.example', undefined],
    ['ada@fernway.example.evil.example', undefined],
    ['fernway.example', undefined],
    ['', undefined],
  ])('finds for %j the entry %s', (address, sender) => {
    expect(supportFor(support, address)?.sender).toBe(sender);
  });

  it('finds nothing while it is off', () => {
    expect(supportFor({ ...support, is_on: false }, 'ada@fernway.example')).toBeUndefined();
  });

  it('is told in the history with the entry that it follows from', () => {
    const change = supportPriority({ sender: '@fernway.example', priority: 'high' });
    expect(eventText({ ...change, reason: 'priority-support' })).toBe(
      'Priority support: @fernway.example, so the priority is High',
    );
  });

  it('is logged with the switch and the entries', () => {
    expect(supportChanges(NO_PRIORITY_SUPPORT, support)).toEqual([
      { field: 'prioritySupport.isOn', before: 'false', after: 'true' },
      {
        field: 'prioritySupport.senders',
        before: '',
        after: '@fernway.example (High), boss@fernway.example (Urgent)',
      },
    ]);
    expect(supportChanges(support, { ...support, version: 9 })).toEqual([]);
  });
});
