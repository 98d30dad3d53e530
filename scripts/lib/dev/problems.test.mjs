import { expect, it } from 'vitest';
import { createProblems } from './problems.mjs';

function channel() {
  const sent = [];
  let onConnect = () => {};
  return {
    sent,
    send: (payload) => sent.push(payload),
    on: (_, listener) => {
      onConnect = listener;
    },
    open() {
      const own = [];
      onConnect(undefined, { send: (payload) => own.push(payload) });
      return own;
    },
  };
}

it('shows a problem on every page, even on those opened later, until it is solved', () => {
  const pages = channel();
  const printed = [];
  const problems = createProblems([pages], (text) => printed.push(text));
  problems.report('storage.rules', 'storage.rules:7: no');
  expect(printed.join('')).toContain('storage.rules:7: no');
  expect(pages.sent).toMatchObject([{ type: 'error', err: { message: 'storage.rules:7: no' } }]);
  expect(pages.open()).toEqual(pages.sent);
  problems.solve('storage.rules');
  expect(pages.sent.at(-1)).toEqual({ type: 'update', updates: [] });
  expect(pages.open()).toEqual([]);
});

it('keeps showing problems that are not solved yet', () => {
  const pages = channel();
  const problems = createProblems([pages], () => {});
  problems.report('functions', 'one');
  problems.report('firestore.rules', 'two');
  problems.solve('firestore.rules');
  expect(pages.sent.at(-1)).toMatchObject({ type: 'error', err: { message: 'one' } });
  problems.solve('storage.rules');
  expect(pages.sent).toHaveLength(4);
});
