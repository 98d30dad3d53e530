const EMAIL = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,255}/g;
/** Seven digits or more, as of a telephone or a card, however they are grouped. */
const LONG_NUMBER = /\+?\d(?:[ ./()-]{0,2}\d){6,40}/g;

/** A visitor's text without email addresses and long numbers, which say who wrote it (D-50). */
export const scrub = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(LONG_NUMBER, '[number]');
