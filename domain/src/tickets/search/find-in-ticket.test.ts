import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits';
import { anyText } from '../../testing/any-text';
import { timestamp } from '../../testing/timestamp';
import { hasWords, markWords, snippetOf } from './find-in-ticket';
import { queryWords } from './words';

const shown = ({ text, ranges }: ReturnType<typeof markWords>) =>
  ranges.map(({ from, to }) => text.slice(from, to));

const messages = (...texts: string[]) => ({
  messages: texts.map((text, index) => ({ id: `${index}`, at: timestamp(index), sender_name: '', text })),
});

describe('words in a ticket (D-106)', () => {
  it('must all be there; a short one as it is, a longer one as a beginning', () => {
    const text = 'refund vw golf workshop 返金';
    for (const words of [['refu', 'golf'], ['vw'], ['返'], ['workshop']])
      expect(hasWords({ text }, words), words.join()).toBe(true);
    for (const words of [['refund', 'car'], ['v'], ['wo'], ['fund']])
      expect(hasWords({ text }, words), words.join()).toBe(false);
  });

  it('are marked where they stand, accents and case aside', () => {
    expect(shown(markWords('Größe? GRÖẞE, groß. Ungroß', ['große', 'groß']))).toEqual([
      'Größe',
      'GRÖẞE',
      'groß',
    ]);
    expect(shown(markWords('de\u0301ja\u0300 vu', ['deja']))).toEqual(['déjà']);
    expect(shown(markWords('a <b>bold</b> claim', ['bold']))).toEqual(['bold']);
    expect(markWords('', ['bold'])).toEqual({ text: '', ranges: [] });
  });

  it('are marked apart from each other, whatever the text', () => {
    fc.assert(
      fc.property(anyText(80), anyText(20), (text, query) => {
        const { text: kept, ranges } = markWords(text, queryWords(query));
        let end = -1;
        for (const { from, to } of ranges) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(kept.length);
          end = to;
        }
      }),
    );
  });

  it('are shown from the message that has most of them, as one short line', () => {
    const snippet = snippetOf(messages('A refund?', `Long ago.\n${'x '.repeat(200)}your refund came late`), [
      'refund',
      'late',
    ]);
    expect(shown(snippet)).toEqual(['refund', 'late']);
    expect(snippet.text.length).toBeLessThanOrEqual(LIMITS.ticketSearchSnippet);
    expect(snippet.text).not.toContain('\n');
    expect(snippetOf(messages('Nothing here'), ['refund'])).toEqual({ text: '', ranges: [] });
  });
});
