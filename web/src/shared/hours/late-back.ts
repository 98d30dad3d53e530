import { type BackWords, backLine } from '@harborline/domain/hours/back-line';
import { BACK_WORDS } from '@harborline/domain/texts/back-words';

/** The browser's own kind of the page's language, such as `en-GB`: it decides how times are written. */
const timeLanguage = (): string => {
  const { lang } = document.documentElement;
  const own = navigator.language;
  return own.split('-')[0] === lang.split('-')[0] ? own : lang || 'en';
};

/** Which words say here when the team is back, and the time that follows them, by this browser's clocks. */
export const backHere = (atMs: number): { readonly words: BackWords; readonly when: string } =>
  backLine(atMs, {
    nowMs: Date.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: timeLanguage(),
  });

/** Says when the team is back, by this browser's clocks: `We are away. Back on Monday at 9:00`. */
export function backText(atMs: number): string {
  const { words, when } = backHere(atMs);
  return `${BACK_WORDS[words]} ${when}`;
}
