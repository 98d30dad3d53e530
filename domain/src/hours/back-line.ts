import { dayAt } from '../predicate/times';
import type { BACK_WORDS } from '../texts/back-words';

const DAY_MS = 86_400_000;
/** As a `Date` counts them. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type BackWords = keyof typeof BACK_WORDS;

/** Whose clocks and whose language a moment is said in. */
interface Reader {
  readonly nowMs: number;
  /** IANA name */
  readonly timeZone: string;
  /** BCP 47 */
  readonly language: string;
}

/** Which words say when the team is back, and the time that follows them. */
interface BackLine {
  readonly words: BackWords;
  readonly when: string;
}

function wordsFor(atMs: number, { nowMs, timeZone }: Reader): BackWords {
  const [today, day] = [nowMs, atMs].map((ms) => Date.parse(dayAt(ms, timeZone)));
  const days = Math.round(((day ?? 0) - (today ?? 0)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? (WEEKDAYS[new Date(day ?? 0).getUTCDay()] ?? 'date') : 'date';
}

/** Says when the team is back, by the clocks of whoever reads it. @param atMs milliseconds since 1970 */
export function backLine(atMs: number, reader: Reader): BackLine {
  const words = wordsFor(atMs, reader);
  const date = words === 'date' ? ({ day: 'numeric', month: 'long' } as const) : {};
  const format = new Intl.DateTimeFormat(reader.language, {
    ...{ timeZone: reader.timeZone, hour: 'numeric', minute: '2-digit' },
    ...date,
  });
  return { words, when: format.format(atMs) };
}

/**
 * The words that say when the team is back, in whichever zone they are read, now or later: pages are the same for
 * everybody. Words that no zone can need are left out, because every byte of the widget's first page counts.
 */
export function possibleWords(atMs: number, nowMs: number): readonly BackWords[] {
  const days = Math.floor(atMs / DAY_MS) - Math.floor(nowMs / DAY_MS);
  // Between two moments, the clocks of a zone count at most a day more than those of UTC.
  const mostDays = days + 1;
  const weekdays = [-DAY_MS, 0, DAY_MS].map((ms) => WEEKDAYS[new Date(atMs + ms).getUTCDay()] ?? 'date');
  return [
    'today',
    'tomorrow',
    ...(mostDays >= 2 ? weekdays : []),
    ...(mostDays >= 7 ? (['date'] as const) : []),
  ];
}
