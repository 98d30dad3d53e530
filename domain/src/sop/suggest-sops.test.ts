import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { suggestSops } from './suggest-sops';

const sop = (sop_title: string, sop_content: string) => ({ sop_title, sop_content });

const SOPS = [
  sop('Refund an order', '<p>Refunds go back to the card that paid.</p><ol><li>Open the order.</li></ol>'),
  sop('A bike arrives damaged', '<ul><li>Ask for photos of box, label and damage.</li></ul>'),
  sop(
    'A hot or swollen battery',
    '<ol><li>Unplug the charger.</li><li>Bring it outside once it is cold.</li></ol>',
  ),
  sop('Order a spare part', '<p>Batteries and chargers come from Antwerp.</p>'),
  sop('Error codes of the motor', '<p>E02 and E04 go away after a restart. E12 needs a workshop.</p>'),
  sop('A journalist asks', '<p>Give no figures.</p>'),
];

const suggested = (title: string, message = '') =>
  suggestSops(SOPS, { title, message }).map(({ sop_title }) => sop_title);

describe('D-85: the SOPs that fit a ticket', () => {
  it.each([
    ['a word of the title', 'My battery is hot', '', 'A hot or swollen battery'],
    ['another form of the word', 'Both batteries are swollen', '', 'A hot or swollen battery'],
    ['the newest message', 'Hello', 'I want to be refunded for order 1042', 'Refund an order'],
    ['a code in the text', 'My T1 shows E12', '', 'Error codes of the motor'],
    ['accents and capitals', 'DÁMAGED BÍKE', '', 'A bike arrives damaged'],
    [
      'three words of the text',
      'Hello',
      'The display says E12 after a restart, is there a workshop?',
      'Error codes of the motor',
    ],
  ])('are found by %s', (_by, title, message, expected) => {
    expect(suggested(title, message)[0]).toBe(expected);
  });

  it('come in the order in which they fit, three at most', () => {
    expect(suggested('Refund for a damaged bike', 'The battery of order 1042 is hot')).toHaveLength(
      LIMITS.suggestedSops,
    );
    // Two words of the title against one that another title has, too.
    expect(suggested('Refund my order')).toEqual(['Refund an order']);
  });

  it('are none where one or two words of a text are all there is, or only words that say nothing', () => {
    expect(suggested('Where is my label?', 'It has no photos')).toEqual([]);
    expect(suggested('And the of', 'to a it')).toEqual([]);
    expect(suggested('', '')).toEqual([]);
    expect(suggestSops([], { title: 'Refund', message: '' })).toEqual([]);
  });

  it.each([
    ['one common word of a title', 'Where is my order?', 'Order 1042 was sent last week.'],
    ['three words of a text', 'Hello', 'The card is cold, and the photos are open.'],
  ])('are none for %s, which is chance', (_by, title, message) => {
    const more = [sop('Order a frame', '<p>Bikes arrive by van.</p>'), sop('A bike arrives late', '')];
    expect(suggestSops([...SOPS, ...more], { title, message })).toEqual([]);
  });

  it('weigh a rare word more than one that most share', () => {
    const sops = [sop('Order one', ''), sop('Order two', ''), sop('Order with a voucher', '')];
    expect(suggestSops(sops, { title: 'Order voucher', message: '' })).toEqual([sops[2]]);
  });

  it('leave out tags, and do not mind hostile text', () => {
    const sops = [sop('<b>Refund</b>', '<script>refund refunds</script><p>')];
    expect(suggestSops(sops, { title: 'script', message: 'p b' })).toEqual([]);
    expect(suggestSops(sops, { title: '<img src=x onerror=hit()> refund', message: '' })).toEqual(sops);
  });

  it('are some of those given, each once, whatever the words', () => {
    const words = fc
      .array(fc.constantFrom('refund', 'order', 'battery', 'photos', 'hot', '', '<p>', '💥'))
      .map((some) => some.join(' '));
    fc.assert(
      fc.property(words, words, (title, message) => {
        const found = suggestSops(SOPS, { title, message });
        expect(found.length).toBeLessThanOrEqual(LIMITS.suggestedSops);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(SOPS).toContain(one);
      }),
    );
  });
});
