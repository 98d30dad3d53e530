/** Whether the platform knows a time zone by this name, such as 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const OFFSET = /GMT([+-]\d{2}:\d{2})?/;

/** A time as ISO 8601 with the offset of a zone, to the second. @throws RangeError for an unknown zone */
export function zonedTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
  }).format(at);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const offset = OFFSET.exec(zone ?? '')?.[1] ?? '+00:00';
  return `${day.replace(' ', 'T')}${offset}`;
}
