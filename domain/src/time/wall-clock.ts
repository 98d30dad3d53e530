const SECOND_MS = 1_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes some thirty times as long as using it. */
function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * What the clocks of a zone show at a moment, to the second, as if they showed UTC.
 * @param timeZone IANA name. @throws RangeError for an unknown zone
 */
export function wallMs(ms: number, timeZone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of wallFormat(timeZone).formatToParts(ms)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clocks of a zone are ahead of UTC at a moment; negative where they are behind. */
export function aheadOfUtcMs(ms: number, timeZone: string): number {
  const second = Math.floor(ms / SECOND_MS) * SECOND_MS;
  return wallMs(second, timeZone) - second;
}
