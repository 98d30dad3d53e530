import { describe, expect, it } from 'vitest';
import { nestedHtml } from './nested-html';

describe('the text of a lesson in its whole course (S2.1-11)', () => {
  it('has its headings below the name of the lesson', () => {
    expect(nestedHtml('<h1>0</h1><h2>A</h2><h3>B</h3><h4>C</h4><h6>D</h6><p>h2</p>', 'l1')).toBe(
      '<h4>0</h4><h4>A</h4><h5>B</h5><h6>C</h6><h6>D</h6><p>h2</p>',
    );
  });

  it('has ids of its own, which its links lead to', () => {
    const heading = '<h2 dir="auto" id="section-1">A<a class="heading-link" href="#section-1"></a></h2>';
    expect(nestedHtml(heading, 'l1')).toBe(
      '<h4 dir="auto" id="l1-section-1">A<a class="heading-link" href="#l1-section-1"></a></h4>',
    );
  });

  it('leaves its words and its other links', () => {
    const others = '<p>id="section-1" &lt;h2&gt;</p><a href="/a#section-1">x</a><hr><header>y</header>';
    expect(nestedHtml(others, 'l1')).toBe(others);
  });
});
