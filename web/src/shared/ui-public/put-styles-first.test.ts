import { afterEach, describe, expect, it } from 'vitest';
import { putStylesFirst } from './put-styles-first';

/** Without an address nothing is fetched. */
const STYLES = '<link rel="stylesheet" title="start">';
const titles = (parent: HTMLElement) => [...parent.querySelectorAll('link')].map((link) => link.title);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('putStylesFirst', () => {
  it('loads the styles of the body in the head, before those that come later, and then drops the first', () => {
    document.body.innerHTML = `<div></div>${STYLES}`;
    putStylesFirst();
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" title="late">');
    expect(titles(document.head)).toEqual(['start', 'late']);
    expect(titles(document.body)).toEqual(['start']);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(titles(document.body)).toEqual([]);
  });
});
