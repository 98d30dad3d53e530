import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasUnfinished } from './has-unfinished';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => history.replaceState(null, ''));

it('leaves a page at rest for somebody who is here for the first time', () => {
  expect(hasUnfinished()).toBe(false);
});

it.each([
  ['a vote to send', () => localStorage.setItem('unsent-answers', '{"a1":"yes"}')],
  ['a reaction to send', () => localStorage.setItem('unsent-reactions', '{"n1":"heart"}')],
  ['a conversation', () => localStorage.setItem('own-conversation/lib', '{}')],
  ['a search that led here', () => sessionStorage.setItem('last-search', '{}')],
  ['a search to go back to', () => history.replaceState({ fromQuery: 'lock' }, '')],
])('has the app start if there is %s', (_what, leave) => {
  leave();
  expect(hasUnfinished()).toBe(true);
});
