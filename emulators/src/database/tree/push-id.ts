import { randomInt } from 'node:crypto';

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Makes push ids: 8 characters of time and 12 random ones, incremented within a millisecond. */
export function createPushIds(now: () => number = Date.now): () => string {
  let lastTime = 0;
  let tail: number[] = [];
  return () => {
    // Ids stay in order even if the clock steps back.
    const time = Math.max(now(), lastTime);
    if (time !== lastTime || tail.length === 0) tail = Array.from({ length: 12 }, () => randomInt(64));
    else increment(tail);
    lastTime = time;
    return timeText(time) + tail.map((digit) => ALPHABET.charAt(digit)).join('');
  };
}

function increment(digits: number[]): void {
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = digits[index] ?? 0;
    digits[index] = digit === 63 ? 0 : digit + 1;
    if (digit !== 63) return;
  }
}

function timeText(time: number): string {
  let text = '';
  for (let rest = time, index = 0; index < 8; index += 1) {
    text = ALPHABET.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  return text;
}
