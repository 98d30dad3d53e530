import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';

const HOUR = 60;

/** Minutes in words, such as `1 hour 30 minutes`. */
export function durationText(minutes: number): string {
  const { hours, minutes: counted } = SERVICE_LEVEL_TEXTS.units;
  const [whole, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [whole > 0 && hours(whole), (rest > 0 || whole === 0) && counted(rest)].filter(Boolean).join(' ');
}

/** The same, short and in its two largest units, such as `2h 5m` or `3d`. */
export function shortDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const [days, hours, rest] = [
    Math.floor(minutes / (24 * HOUR)),
    Math.floor(minutes / HOUR) % 24,
    minutes % HOUR,
  ];
  const { d, h, m } = SERVICE_LEVEL_TEXTS.short;
  if (days > 0) return hours > 0 ? `${d(days)} ${h(hours)}` : d(days);
  if (hours > 0) return rest > 0 ? `${h(hours)} ${m(rest)}` : h(hours);
  return m(rest);
}
