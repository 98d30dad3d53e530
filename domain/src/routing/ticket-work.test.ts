import { expect, it } from 'vitest';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { waitingSinceMs } from './ticket-work';

it('a ticket waits since it came, was opened again, or was taken from whoever had it', () => {
  const came = makeConversation({ created_at: timestamp(1_000) });
  expect(waitingSinceMs(came)).toBe(1_000);
  expect(waitingSinceMs({ ...came, status_changed_at: timestamp(2_000) })).toBe(2_000);
  expect(waitingSinceMs({ ...came, came_back: { by: 'ada', at: timestamp(3_000) } })).toBe(3_000);
  expect(waitingSinceMs({ ...came, came_back: null })).toBe(1_000);
});

it('one whose teammate left has waited enough', () => {
  const came = makeConversation({ created_at: timestamp(9_000), status_changed_at: timestamp(9_500) });
  expect(waitingSinceMs({ ...came, came_back: { by: 'ada', at: null } })).toBe(0);
  const since = timestamp(9_500);
  expect(waitingSinceMs({ ...came, came_back: { by: 'ada', at: null, since } })).toBe(0);
});

it('one that was parked when its teammate left waits anew once it is opened', () => {
  const came = makeConversation({ created_at: timestamp(1_000), status_changed_at: timestamp(9_000) });
  const cameBack = { by: 'ada', at: null, since: timestamp(5_000) };
  expect(waitingSinceMs({ ...came, came_back: cameBack })).toBe(9_000);
});
