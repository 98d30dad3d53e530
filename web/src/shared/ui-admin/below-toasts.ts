/** Marks what stands at the bottom of a screen and is to be pressed: toasts show above it. */
export const BELOW_TOASTS = { 'data-below-toasts': '' } as const;

/** How far above the lower edge toasts end; px. */
export const TOASTS_BOTTOM = '--hl-toasts-bottom';

/** How much a list that may be below toasts scrolls beyond its end, so that they cover nothing for good; px. */
export const TOASTS_ROOM = '--hl-toasts-room';
