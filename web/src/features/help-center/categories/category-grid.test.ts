import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { columnsFor } from '../../../shared/ui-public/state-panels';

const CSS = readFileSync(join(import.meta.dirname, '../help-center.css'), 'utf8');
const COLUMNS = 6;
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How many of the grid's columns each card takes, by the CSS rules that apply at a width. */
function spans(count: number, width: number): number[] {
  Object.assign(window, { innerWidth: width });
  const style = document.createElement('style');
  style.textContent = CSS;
  document.head.replaceChildren(style);
  const cards = Array.from({ length: count }, () => '<li></li>').join('');
  document.body.innerHTML = `<ul class="category-grid" data-columns="${columnsFor(count)}">${cards}</ul>`;
  return [...document.querySelectorAll('li')].map((card) => {
    const column = getComputedStyle(card).gridColumn;
    return column === '1 / -1' ? COLUMNS : Number(column.replace('span ', ''));
  });
}

/** Fills rows with cards as the browser does; a row that is not full has a hole. */
function rows(cards: readonly number[]): number[] {
  const filled: number[] = [];
  for (const span of cards) {
    const last = filled.at(-1) ?? COLUMNS;
    if (last + span > COLUMNS) filled.push(span);
    else filled.splice(-1, 1, last + span);
  }
  return filled;
}

describe('the grid of topics', () => {
  afterEach(() => document.head.replaceChildren());

  it.each([700, 1023, 1024, 1440])('has no holes for 1 to 9 topics at %i px', (width) => {
    for (const count of COUNTS) {
      const found = rows(spans(count, width));
      expect(found, String(count)).toEqual(found.map(() => COLUMNS));
    }
  });

  it('shows three topics side by side on a wide screen', () => {
    expect(spans(3, 1280)).toEqual([2, 2, 2]);
  });
});
