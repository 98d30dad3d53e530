import { contrastRatio } from '@harborline/domain/help-center/theme-color';

/** The least contrast of text according to WCAG 2 AA. */
const READABLE = 4.5;
const STEPS = 20;

function mixChannel(from: number, to: number, share: number): string {
  return Math.round(from + (to - from) * share)
    .toString(16)
    .padStart(2, '0');
}

function toFullHex(color: string): string {
  const digits = color.slice(1);
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
}

/** Mixes two hex colours; a share of 0 is the first, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const [from, to] = [toFullHex(first), toFullHex(second)];
  const channel = (at: number) =>
    mixChannel(Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16), share);
  return `#${channel(0)}${channel(2)}${channel(4)}`;
}

/**
 * The readable colour closest to a library's own for text on a background: moved towards black or white, whichever
 * contrasts with the background, until the contrast is sufficient.
 */
export function accentOn(background: string, color: string): string {
  const opposite =
    contrastRatio(background, '#ffffff') > contrastRatio(background, '#000000') ? '#ffffff' : '#000000';
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mixColors(color, opposite, step / STEPS);
    if (contrastRatio(background, candidate) >= READABLE) return candidate;
  }
  return opposite;
}
