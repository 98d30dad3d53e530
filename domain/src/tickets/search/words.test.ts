import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits';
import { anyText } from '../../testing/any-text';
import { clip } from '../../text/clip';
import { askedNumber, findsBeginnings, queryWords, startsOf, startToAsk, ticketTextWords } from './words';

const wordsIn = (text: string) => ticketTextWords(text, 100);

describe('the words of a ticket (D-106)', () => {
  it.each([
    ['English, in any case and once', 'Refund, refund! My REFUND?', ['refund', 'my']],
    ['German', 'Größe über Straße', ['große', 'uber', 'straße']],
    ['French, composed or not', 'déjà de\u0301ja\u0300', ['deja']],
    ['Greek', 'Ελλάδα', ['ελλαδα']],
    ['Russian', 'Ёлка и Ноутбук', ['елка', 'и', 'ноутбук']],
    ['Arabic', 'طلب جديد', ['طلب', 'جديد']],
    ['Japanese, letter by letter', '返金', ['返金', '金']],
    [
      'addresses and file names',
      'vera@visitor.example invoice_2024.pdf',
      ['vera', 'visitor', 'example', 'invoice', '2024', 'pdf'],
    ],
    ['an order number', '#LC-20417', ['lc', '20417']],
    ['nothing but signs', '?! … 🚲', ['🚲']],
    ['nothing', '', []],
  ])('come from %s', (_what, text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('are no more than asked for, and none is longer than the index keeps', () => {
    const huge = Array.from({ length: 50_000 }, (_, index) => `word${index}`).join(' ');
    expect(ticketTextWords(huge, 7)).toHaveLength(7);
    expect(wordsIn('x'.repeat(100_000))).toEqual(['x'.repeat(32)]);
  });

  it('are found by each beginning that the store is asked for', () => {
    expect(startsOf(['refund', 'ref', 'no', '返金'])).toEqual(['ref', 'refu', 'refund', 'no', '返', '返金']);
    const cases: [string, string][] = [
      ['refund', 'refunding'],
      ['refu', 'refunds'],
      ['ref', 'reform'],
      ['no', 'no'],
      ['返', '返金'],
    ];
    for (const [typed, word] of cases) {
      if (findsBeginnings(typed) && word.startsWith(typed))
        expect(startsOf([word])).toContain(startToAsk(typed));
    }
    fc.assert(
      fc.property(anyText(60), fc.nat(60), (text, length) => {
        for (const word of wordsIn(text)) {
          const typed = clip(word, Math.max(1, length));
          if (typed === '') continue;
          if (findsBeginnings(typed) || typed === word) expect(startsOf([word])).toContain(startToAsk(typed));
        }
      }),
    );
  });
});

describe('the words of a query', () => {
  it('leave out what every text has, unless there is nothing else', () => {
    expect(queryWords('Where is my Refund')).toEqual(['refund']);
    expect(queryWords('to be')).toEqual(['to', 'be']);
  });

  it('are few, however much is typed', () => {
    const typed = Array.from({ length: 1_000 }, (_, index) => `w${index}`).join(' ');
    expect(queryWords(typed)).toHaveLength(LIMITS.ticketSearchQueryWords);
  });

  it.each(['', '   ', '"(*)"', '\u0000', '\u202e'])('are none in %j', (text) => {
    expect(queryWords(text)).toEqual([]);
  });
});

it('D-106: holds whole characters alone, whatever was written', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const words = wordsIn(text);
      for (const part of [...words, ...startsOf(words)]) expect(part).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

it('knows the number of a ticket, and nothing else, as one', () => {
  expect(['12', '#12', ' #7 ', '999999999'].map(askedNumber)).toEqual([12, 12, 7, 999_999_999]);
  expect(['', '#', '0', '012', '12a', '#12 lamp', '-3', '1.5', '1000000000'].map(askedNumber)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});
