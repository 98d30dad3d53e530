/** In English, as all times on public pages are (`visitor-times.ts`). Apart from them, since many pages show no other. */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** A date on a page, such as March 3, 2026. */
export const dateText = (at: Date): string => dateFormat.format(at);
