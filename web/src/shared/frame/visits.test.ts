import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/leave-no-trace';
import { notePageAround } from './page-around';
import { noteVisit, onVisit, visits } from './visits';

beforeEach(() => notePageAround('https://shop.example/'));
afterEach(() => window.sessionStorage.clear());

const page = (url: string, at: number) => ({ at, url, title: 'Bikes' });

it('keeps the pages of this visit without what may be secret, and tells of each', () => {
  const listener = vi.fn();
  const stop = onVisit(listener);
  noteVisit(page('https://shop.example/a?token=s3cret', 1));
  noteVisit(page('https://shop.example/b#x', 2));
  stop();
  noteVisit(page('https://shop.example/c', 3));
  expect(visits().map(({ url }) => url)).toEqual(
    ['a', 'b', 'c'].map((path) => `https://shop.example/${path}`),
  );
  expect(window.sessionStorage.getItem('widget-visit')).not.toContain('s3cret');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('begins anew on another site', () => {
  noteVisit(page('https://shop.example/a', 1));
  noteVisit(page('https://other.example/b', 2));
  expect(visits()).toEqual([]);
  notePageAround('https://other.example/b');
  expect(visits()).toEqual([page('https://other.example/b', 2)]);
});

it('tells nothing before the page around has told where it is', () => {
  noteVisit(page('https://shop.example/a', 1));
  notePageAround('');
  expect(visits()).toEqual([]);
});

it('reads nothing that it did not store', () => {
  for (const stored of ['{}', '[1]', '[{"at":1}]', 'x']) {
    window.sessionStorage.setItem('widget-visit', stored);
    expect(visits()).toEqual([]);
  }
});
