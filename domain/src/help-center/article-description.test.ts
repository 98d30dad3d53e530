import { describe, expect, it } from 'vitest';
import { descriptionOf } from './article-description';

describe('the description of a text', () => {
  it.each([
    [
      '<h2>What to bring</h2><ul><li>your bike</li><li>your charger</li></ul>',
      'What to bring · your bike · your charger',
    ],
    ['<p>First.</p><p>“Second?”</p><p>Third</p>', 'First. “Second?” Third'],
    ['<h2>You need:</h2><p>a <b>pump</b><br>and air</p>', 'You need: a pump and air'],
    ['<!-- <p>hidden</p> --><p> </p><p>Shown</p>', 'Shown'],
    ['', ''],
  ])('keeps its blocks apart: %s', (html, description) => {
    expect(descriptionOf(html)).toBe(description);
  });

  it('ends at a word, and not between two blocks', () => {
    const words = 'word '.repeat(30).trim();
    expect(descriptionOf(`<p>${words}</p><p>and more</p>`)).toBe(`${words}…`);
  });
});
