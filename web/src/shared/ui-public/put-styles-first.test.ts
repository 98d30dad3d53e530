import { afterEach, describe, expect, it } from 'vitest';
import { putStylesFirst } from './put-styles-first';

/** Without a URL, so that nothing is fetched. */
const STYLES = '<link rel="stylesheet" title="start">';
const titles = (parent: HTMLElement) => [...parent.querySelectorAll('link')].map((link) => link.title);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('putStylesFirst', () => {
  it('loads the body’s styles in the head, before later ones, and then removes the original link', () => {
    document.body.innerHTML = `<div></div>${STYLES}`;
    putStylesFirst();
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" title="late">');
    expect(titles(document.head)).toEqual(['start', 'late']);
    expect(titles(document.body)).toEqual(['start']);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(titles(document.body)).toEqual([]);
  });
});
