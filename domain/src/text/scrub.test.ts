import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrub } from './scrub';

it.each([
  ['Write to ada.l+x@mail.example.com, please', 'Write to [email], please'],
  ['I am a@b', 'I am [email]'],
  ['Call +44 (0)20 7946-0958 now', 'Call [number] now'],
  ['Card 4111 1111 1111 1111.', 'Card [number].'],
  ['Model 2024, page 12, error 404', 'Model 2024, page 12, error 404'],
])('D-50: %j becomes %j', (text, expected) => expect(scrub(text)).toBe(expected));

it('D-50: leaves no run of seven digits, and no long text takes long', () => {
  const pieces = fc.array(fc.constantFrom('1', '23', ' ', '-', '@', 'a', '.', '+'), { maxLength: 200 });
  fc.assert(fc.property(pieces, (parts) => !/\d{7}/.test(scrub(parts.join('')))));
  const startedAt = performance.now();
  scrub('1 '.repeat(5_000) + 'a@'.repeat(5_000) + '@'.repeat(10_000));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
