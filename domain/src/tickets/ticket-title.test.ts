import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { ticketTitle } from './ticket-title';

describe('D-54: the title of a ticket', () => {
  it.each([
    ['My bike does not turn on. I charged it twice.', 'My bike does not turn on.'],
    ['Is E12 a fault? Please help', 'Is E12 a fault?'],
    ['The charger blinks red\nand the app says 2.5 V', 'The charger blinks red'],
    [
      'Since firmware 2.4 the range is 1.5 times lower. Why?',
      'Since firmware 2.4 the range is 1.5 times lower.',
    ],
    ['Hello,\n\nmy order has not arrived.', 'my order has not arrived.'],
    ['Good morning! Where is my parcel?', 'Where is my parcel?'],
    ['Hi Lumen team,\nI lost both keys', 'I lost both keys'],
    ['Hi, my bike squeaks.', 'Hi, my bike squeaks.'],
    ['Hello', 'Hello'],
    ['  \n ', ''],
    ['', ''],
  ])('of %j is %j', (text, title) => {
    expect(ticketTitle(text)).toBe(title);
  });

  it('ends between words if the sentence is longer than 80 characters', () => {
    const text =
      'After the update that came last night the display of my X3 shows nothing but a white screen and two beeps';
    expect(ticketTitle(text)).toBe(
      'After the update that came last night the display of my X3 shows nothing but a…',
    );
    expect(ticketTitle('x'.repeat(100))).toBe(`${'x'.repeat(79)}…`);
  });

  it('is one line of at most 80 characters, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const title = ticketTitle(text);
        expect(title.length).toBeLessThanOrEqual(LIMITS.ticketTitle);
        expect(title).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});
