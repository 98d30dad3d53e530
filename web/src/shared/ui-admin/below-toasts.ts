/** Marks what stands at the bottom of a screen and is to be pressed: toasts show above it. */
export const BELOW_TOASTS = { 'data-below-toasts': '' } as const;
