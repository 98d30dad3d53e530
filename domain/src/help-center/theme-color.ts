/** Our default for a library that has not chosen a colour. */
const DEFAULT_THEME_COLOR = '#1B5E8C';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A library's colour if it is a plain hex colour, else the fallback, since it ends up in style attributes (D-24). */
export function safeThemeColor(color: string, fallback: string = DEFAULT_THEME_COLOR): string {
  const trimmed = color.trim();
  return HEX.test(trimmed) ? trimmed.toLowerCase() : fallback.toLowerCase();
}

function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colours according to WCAG 2: 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The more readable text colour on a background: white or near black. */
export function readableOn(background: string): '#ffffff' | '#10202b' {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#10202b') ? '#ffffff' : '#10202b';
}
