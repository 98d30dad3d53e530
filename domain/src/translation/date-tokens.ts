/** Tokens for parts of the current date (S3-20), with their value on a given day. */
export function dateTokens(now: Date): Readonly<Record<string, string>> {
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', options).format(now);
  return {
    __year: String(now.getFullYear()),
    __month: part({ month: 'long' }),
    __month_abv: part({ month: 'short' }),
    /** day of the month (D-25) */
    __day_number: String(now.getDate()),
    /** name of the weekday (D-25) */
    __day_english: part({ weekday: 'long' }),
  };
}
