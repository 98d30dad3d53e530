import { expect, it } from 'vitest';
import { LATER_TEXTS } from '../texts/planned-replies';
import { HISTORY_TEXTS } from '../texts/ticket-history';
import { eventText } from './event-text';
import type { PlanChange, RecordedChange } from './ticket-change';

const AT = '2026-12-01T08:00:00.000Z';
const atText = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
  new Date(AT),
);

const says = (change: PlanChange, reason: RecordedChange['reason'] = '') => eventText({ ...change, reason });

it('D-120: names the time as the clocks of whoever reads it show it', () => {
  expect(says({ kind: 'reply-planned', details: { at: AT } })).toBe(HISTORY_TEXTS.replyPlanned(atText));
  expect(says({ kind: 'planned-reply-changed', details: { at: AT } })).toBe(
    HISTORY_TEXTS.plannedReplyChanged(atText),
  );
  expect(says({ kind: 'reply-planned', details: { at: '' } })).toBe(HISTORY_TEXTS.replyPlanned(''));
});

it('says whether a reply waited for its time, and who ended it', () => {
  expect(says({ kind: 'planned-reply-sent', details: { is_early: '' } })).toBe(
    HISTORY_TEXTS.plannedReplySent(false),
  );
  expect(says({ kind: 'planned-reply-sent', details: { is_early: 'yes' } })).toBe(
    HISTORY_TEXTS.plannedReplySent(true),
  );
  expect(says({ kind: 'planned-reply-cancelled', details: { author: '' } })).toBe(
    'cancelled a planned reply',
  );
  expect(says({ kind: 'planned-reply-cancelled', details: { author: 'Mara' } })).toContain('Mara');
});

it('says why one was held, in a sentence of its own unless a teammate stopped it', () => {
  const held = (because: 'visitor-wrote' | 'teammate') =>
    ({ kind: 'planned-reply-held', details: { author: 'Mara', because } }) as const;
  expect(says(held('teammate'))).toBe('stopped a planned reply by Mara');
  expect(says(held('visitor-wrote'), 'reply-due')).toBe(
    HISTORY_TEXTS.plannedReplyHeld('Mara', LATER_TEXTS.held['visitor-wrote']('')),
  );
  // Of another release.
  const unknown = { kind: 'planned-reply-held', reason: 'reply-due', details: { because: '?' } } as const;
  expect(eventText(unknown)).toBe(HISTORY_TEXTS.plannedReplyHeld('', ''));
});
