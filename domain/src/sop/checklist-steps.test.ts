import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { HOSTILE_HTML } from '../testing/hostile-html';
import { checklistSteps } from './checklist-steps';

describe('D-85: the steps of an SOP', () => {
  it('are the items of its lists, in order', () => {
    const html =
      '<h2>Money</h2><p>Refunds go back to the card.</p><ol><li>Open the <strong>order</strong></li><li><p>Choose <em>Refund</em></p></li></ol><p>Then:</p><ul><li>Reply</li></ul>';
    expect(checklistSteps(html)).toEqual(['Open the order', 'Choose Refund', 'Reply']);
  });

  it('are those of inner lists too, after the item that holds them', () => {
    const html = '<ol><li>Check<ul><li>the label</li><li>the box</li></ul>with care</li><li>Refund</li></ol>';
    expect(checklistSteps(html)).toEqual(['Check with care', 'the label', 'the box', 'Refund']);
  });

  it('are the headings where there is no list', () => {
    const html = '<h2>Look up</h2><p>The order.</p><h3>Refund &amp; reply</h3><p>Today.</p>';
    expect(checklistSteps(html)).toEqual(['Look up', 'Refund & reply']);
    expect(checklistSteps(`${html}<ul><li> </li></ul>`)).toEqual(['Look up', 'Refund & reply']);
  });

  it('are none without lists and headings', () => {
    expect(checklistSteps('')).toEqual([]);
    expect(checklistSteps('<p>Give no figures.</p>')).toEqual([]);
  });

  it('survive tags that are never closed', () => {
    expect(checklistSteps('<ul><li>One<li>Two</ul><p>No step</p><ol><li>Three')).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(checklistSteps('</li></ul><li>Alone</li>after')).toEqual(['Alone']);
    expect(checklistSteps('<h2>One<h2>Two')).toEqual(['One', 'Two']);
  });

  it('are limited in number and length, and never half a character', () => {
    const many = checklistSteps(`<ul>${'<li>Step</li>'.repeat(LIMITS.checklistSteps + 1)}</ul>`);
    expect(many).toHaveLength(LIMITS.checklistSteps);
    const [long = ''] = checklistSteps(`<ul><li>${'😀'.repeat(LIMITS.checklistStep)}</li></ul>`);
    expect(long.length).toBeLessThanOrEqual(LIMITS.checklistStep);
    expect(long).toMatch(/^(😀)+…$/u);
    expect(checklistSteps(`<ul><li>${'x'.repeat(LIMITS.checklistStep)}</li></ul>`)).toEqual([
      'x'.repeat(LIMITS.checklistStep),
    ]);
  });

  it('D-15: leave out scripts, styles and comments', () => {
    const html =
      '<ul><li>Ask<script>hit()</script><style>li{}</style></li><!-- <li>hidden</li> --><li onclick="hit()">Reply</li></ul>';
    expect(checklistSteps(html)).toEqual(['Ask', 'Reply']);
    expect(checklistSteps('<ul><li>One</li><script><li>hit()</li>')).toEqual(['One']);
  });

  it('are one line without characters that turn its direction', () => {
    expect(checklistSteps('<ul><li>Order \u202e12\u202c<br>is\nlate</li></ul>')).toEqual([
      'Order 12 is late',
    ]);
  });

  it('come from any text, hostile or not, within the limits and in a short time', () => {
    const parts = fc.constantFrom(
      '<ul>',
      '</ul>',
      '<li>',
      '</li>',
      '<ol',
      '<h2>',
      '</h2>',
      'text',
      '<',
      '>',
      '&lt;',
    );
    const texts = fc.oneof(
      fc.array(parts, { maxLength: 40 }).map((some) => some.join('')),
      fc
        .array(fc.constantFrom(...HOSTILE_HTML), { maxLength: 5 })
        .map((some) => `<ul><li>${some.join('<li>')}`),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (html) => {
        const steps = checklistSteps(html);
        expect(steps.length).toBeLessThanOrEqual(LIMITS.checklistSteps);
        for (const step of steps) {
          expect(step.length).toBeGreaterThan(0);
          expect(step.length).toBeLessThanOrEqual(LIMITS.checklistStep);
        }
      }),
    );
    expect(checklistSteps('<li>x'.repeat(LIMITS.sopContent / 5))).toHaveLength(LIMITS.checklistSteps);
    expect(checklistSteps('<h2>'.repeat(LIMITS.sopContent / 4))).toEqual([]);
    expect(checklistSteps('<script'.repeat(LIMITS.sopContent / 7))).toEqual([]);
  });
});
