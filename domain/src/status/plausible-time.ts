/** Times that an incident or maintenance may have, in milliseconds: those of this century. */
export const PLAUSIBLE_TIMES = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2100, 0, 1) } as const;

/** Whether a time is no slip of the keyboard, such as the year 0026. @param atMs milliseconds */
export const isPlausibleTime = (atMs: number): boolean =>
  atMs >= PLAUSIBLE_TIMES.from && atMs <= PLAUSIBLE_TIMES.to;
