import type { ComponentState, StatusComponent } from '@harborline/domain/entities/status-page';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { dayText } from '@harborline/domain/status/status-times';
import {
  SHOWN_DAYS,
  type StatusDay,
  statusDays,
  uptime,
  uptimePercent,
} from '@harborline/domain/status/uptime';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';

const MINUTE_MS = 60_000;
/** Units of the drawing, which is stretched to the width of the page. */
const DAY_WIDTH = 4;
const HEIGHT = 32;
/** Days on which something happened are taller, so that they can be told apart without their colours. */
const EVENTFUL_HEIGHT = HEIGHT;
const PLAIN_HEIGHT = 24;
const NO_DATA_HEIGHT = 6;

interface DrawnDay extends StatusDay {
  /** counted from 0, of the 90 */
  readonly index: number;
}

/** Days in a row on which a component had the same state, which is not operational. */
interface EventfulRun {
  readonly state: ComponentState;
  readonly days: readonly DrawnDay[];
}

/** Days in a row are told together: a long trouble would fill the page, and weigh on it, day by day. */
function eventfulRuns(days: readonly DrawnDay[]): EventfulRun[] {
  const runs: { state: ComponentState; days: DrawnDay[] }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (day.state === null || day.state === 'operational') continue;
    if (last?.state === day.state && last.days.at(-1)?.index === day.index - 1) last.days.push(day);
    else runs.push({ state: day.state, days: [day] });
  }
  return runs;
}

/** Days next to each other, as one line that the style sheet cuts into bars: a long one is as short as a day. */
function linesOf(days: readonly DrawnDay[], height: number): string {
  const isFirst = ({ index }: DrawnDay, place: number) => days[place - 1]?.index !== index - 1;
  const isLast = ({ index }: DrawnDay, place: number) => days[place + 1]?.index !== index + 1;
  return days
    .map((day, place) => {
      const start = isFirst(day, place) ? `M${day.index * DAY_WIDTH} ${HEIGHT - height / 2}` : '';
      return isLast(day, place) ? `${start}H${(day.index + 1) * DAY_WIDTH}` : start;
    })
    .join('');
}

/** Bars of a height, from the bottom up. */
const drawn = (days: readonly DrawnDay[], height: number) => ({
  d: linesOf(days, height),
  strokeWidth: height,
});

const firstOf = ({ days }: EventfulRun): number => days[0]?.startsAt ?? 0;

/** What happened on some days, in words. */
function eventText(run: EventfulRun): string {
  const [first, last] = [firstOf(run), run.days.at(-1)?.startsAt ?? 0];
  const date = first === last ? dayText(first) : STATUS_TEXTS.window(dayText(first), dayText(last));
  const minutes = Math.round(run.days.reduce((sum, { downMs }) => sum + downMs, 0) / MINUTE_MS);
  return STATUS_TEXTS.day(
    date,
    STATUS_TEXTS.states[run.state],
    minutes === 0 ? '' : STATUS_TEXTS.down(minutes),
  );
}

interface BarsProps {
  readonly days: readonly DrawnDay[];
  readonly runs: readonly EventfulRun[];
  readonly label: string;
}

/** One picture of 90 bars, today's last; it has one text, and days on which something happened have a hint. */
function Bars({ days, runs, label }: BarsProps) {
  const quiet = days.filter(({ state }) => state === 'operational');
  const without = days.filter(({ state }) => state === null);
  return (
    <svg
      className="uptime-bars"
      viewBox={`0 0 ${SHOWN_DAYS * DAY_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-mirrored=""
    >
      <title>{label}</title>
      {without.length > 0 && (
        <path {...drawn(without, NO_DATA_HEIGHT)}>
          <title>{STATUS_TEXTS.noData}</title>
        </path>
      )}
      {quiet.length > 0 && <path data-state="operational" {...drawn(quiet, PLAIN_HEIGHT)} />}
      {runs.map((run) => (
        <path key={firstOf(run)} data-state={run.state} {...drawn(run.days, EVENTFUL_HEIGHT)}>
          <title>{eventText(run)}</title>
        </path>
      ))}
    </svg>
  );
}

interface UptimeBarsProps {
  readonly component: StatusComponent;
  readonly status: PageStatus;
}

/** The last 90 days of a component: bars, the uptime, and a list of the days on which something happened. */
export function UptimeBars({ component, status: { stateChanges, atMs } }: UptimeBarsProps) {
  const days = statusDays(component, stateChanges, atMs).map((day, index) => ({ ...day, index }));
  const runs = eventfulRuns(days);
  const eventfulDays = runs.reduce((sum, run) => sum + run.days.length, 0);
  const percent = uptimePercent(uptime(component, stateChanges, atMs));
  return (
    <>
      <Bars days={days} runs={runs} label={STATUS_TEXTS.days(component.title, percent)} />
      <p className="uptime-scale muted" aria-hidden="true">
        <span>{STATUS_TEXTS.daysAgo}</span>
        <span className="uptime-percent">{STATUS_TEXTS.uptime(percent)}</span>
        <span>{STATUS_TEXTS.today}</span>
      </p>
      {runs.length > 0 && (
        <details className="uptime-days" id={`days-${component.id}`}>
          <summary>{STATUS_TEXTS.dayDetails(eventfulDays)}</summary>
          <ul>
            {runs.toReversed().map((run) => (
              <li key={firstOf(run)}>{eventText(run)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
