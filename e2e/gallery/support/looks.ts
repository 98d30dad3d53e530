/** Each story is looked at in all of these together. */
export const SCHEMES = ['light', 'dark'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const WIDTHS = {
  desktop: { width: 960, height: 540 },
  phone: { width: 390, height: 640 },
} as const;

export type Scheme = (typeof SCHEMES)[number];
export type Width = keyof typeof WIDTHS;

/** How a story is shown. */
export interface Look {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly direction: (typeof DIRECTIONS)[number];
}

/** Looks of which a picture is stored, as far apart as they can be: what goes wrong in one look alone is rare. */
export const PICTURED: readonly [Look, ...Look[]] = [
  { width: 'desktop', scheme: 'light', direction: 'ltr' },
  { width: 'phone', scheme: 'dark', direction: 'rtl' },
];

/** Whether a picture of a look is stored. */
export const isPictured = ({ width, scheme, direction }: Look): boolean =>
  PICTURED.some((look) => look.width === width && look.scheme === scheme && look.direction === direction);
