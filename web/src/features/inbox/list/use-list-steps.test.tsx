import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListSteps } from './use-list-steps';

const opened = vi.hoisted(() => ({ to: vi.fn() }));
vi.mock('../../../shared/staff/use-has-single-keys', () => ({ useHasSingleKeys: () => true }));
vi.mock('./use-open-at-once', () => ({ useOpenAtOnce: () => opened.to }));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  opened.to.mockClear();
  window.history.replaceState(null, '', '/');
});

const stepsOf = (ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    to: id,
    isOpenIn: (search: URLSearchParams) => search.get('conversation') === id,
  }));

function List({ ids }: { ids: readonly string[] }) {
  useListSteps(stepsOf(ids), createRef<HTMLTextAreaElement>());
  return null;
}

const open = (id: string) => window.history.replaceState(null, '', `/?conversation=${id}`);

/** What j or k opens once the list has changed. */
function pressed(key: 'j' | 'k', before: readonly string[], now: readonly string[]): unknown {
  const list = render(<List ids={before} />);
  list.rerender(<List ids={now} />);
  fireEvent.keyDown(document.body, { key });
  const to = opened.to.mock.lastCall?.[0];
  list.unmount();
  opened.to.mockClear();
  return to;
}

describe('the keys of a list', () => {
  it('go on from the ticket that has left the list while it was open', () => {
    open('b');
    expect(pressed('j', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toBe('c');
    expect(pressed('k', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toBe('a');
  });

  it('go on from a ticket that a key has opened, of which the page learns before the row has the focus', () => {
    document.body.innerHTML = '<a href="/" data-ticket="a"></a>';
    const list = render(<List ids={['a', 'b', 'c']} />);
    document.querySelector<HTMLElement>('[data-ticket]')?.focus();
    open('b');
    list.rerender(<List ids={['a', 'b', 'c']} />);
    document.querySelector<HTMLElement>('[data-ticket]')?.blur();
    list.rerender(<List ids={['a', 'c']} />);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(opened.to).toHaveBeenLastCalledWith('c');
  });

  it('end at the last row, and before the first', () => {
    open('c');
    expect(pressed('j', ['a', 'b', 'c'], ['a', 'b'])).toBe('b');
    open('a');
    expect(pressed('k', ['a', 'b'], ['b'])).toBeUndefined();
    expect(pressed('j', ['a'], [])).toBeUndefined();
  });

  it('begin at the first row where nothing is open, or something that was never in the list', () => {
    expect(pressed('j', ['a', 'b'], ['a', 'b'])).toBe('a');
    open('elsewhere');
    expect(pressed('j', ['a', 'b'], ['b', 'a'])).toBe('b');
  });

  it('are the list’s once the row that had the focus has left it, and no row’s that others read', () => {
    document.body.innerHTML =
      '<section data-list-pane tabindex="-1"><a href="/" data-ticket="a"></a><a href="/" data-ticket="b"></a></section>';
    const row = (id: string) => document.querySelector<HTMLElement>(`[data-ticket="${id}"]`);
    const list = render(<List ids={['a', 'b']} />);
    row('a')?.focus();
    row('b')?.remove();
    list.rerender(<List ids={['a']} />);
    expect(document.activeElement).toBe(row('a'));
    row('a')?.remove();
    list.rerender(<List ids={[]} />);
    expect(document.activeElement).toBe(document.querySelector('[data-list-pane]'));
  });
});
