import { useEffect, useState } from 'react';
import { absoluteTime, relativeTime } from '../format/staff-times';

const REFRESH_MS = 30_000;

/** The age of a time in short form ("5m"), kept up to date, with the full date for screen readers and on hover. */
export function RelativeTime({ at }: { at: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at.toISOString()} title={absoluteTime(at)}>
      {relativeTime(at.getTime(), now)}
    </time>
  );
}
