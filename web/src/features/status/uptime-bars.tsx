import type { ComponentState, StatusComponent } from '@harborline/domain/entities/status-page';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import {
  SHOWN_DAYS,
  type StatusDay,
  statusDays,
  uptime,
  uptimePercent,
} from '@harborline/domain/status/uptime';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { dayText } from './status-times';

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

type EventfulDay = DrawnDay & { readonly state: Exclude<ComponentState, 'operational'> };

const isEventful = (day: DrawnDay): day is EventfulDay => day.state !== null && day.state !== 'operational';

const bar = ({ index }: DrawnDay, height: number): string =>
  `M${index * DAY_WIDTH + DAY_WIDTH / 2} ${HEIGHT - height}v${height}`;

const barsOf = (days: readonly DrawnDay[], height: number): string =>
  days.map((day) => bar(day, height)).join('');

/** What happened on a day, in words. */
function eventText({ startsAt, state, downMs }: EventfulDay): string {
  const minutes = Math.round(downMs / MINUTE_MS);
  const details = minutes === 0 ? '' : STATUS_TEXTS.down(minutes);
  return STATUS_TEXTS.day(dayText(startsAt), STATUS_TEXTS.states[state], details);
}

interface BarsProps {
  readonly days: readonly DrawnDay[];
  readonly label: string;
}

/** One picture of 90 bars, today's last; it has one text, and each day on which something happened has a hint. */
function Bars({ days, label }: BarsProps) {
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
      {without.length > 0 && <path d={barsOf(without, NO_DATA_HEIGHT)} />}
      {quiet.length > 0 && <path data-state="operational" d={barsOf(quiet, PLAIN_HEIGHT)} />}
      {days.filter(isEventful).map((day) => (
        <path key={day.startsAt} data-state={day.state} d={bar(day, EVENTFUL_HEIGHT)}>
          <title>{eventText(day)}</title>
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
  const eventful = days.filter(isEventful).toReversed();
  const percent = uptimePercent(uptime(component, stateChanges, atMs));
  return (
    <>
      <Bars days={days} label={STATUS_TEXTS.days(component.title, percent)} />
      <p className="uptime-scale muted" aria-hidden="true">
        <span>{STATUS_TEXTS.daysAgo}</span>
        <span className="uptime-percent">{STATUS_TEXTS.uptime(percent)}</span>
        <span>{STATUS_TEXTS.today}</span>
      </p>
      {eventful.length > 0 && (
        <details className="uptime-days" id={`days-${component.id}`}>
          <summary>{STATUS_TEXTS.dayDetails(eventful.length)}</summary>
          <ul>
            {eventful.map((day) => (
              <li key={day.startsAt}>{eventText(day)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
