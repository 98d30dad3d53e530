import { momentText } from '@harborline/domain/status/status-times';

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month by its name in addresses, such as November 2026. */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** A moment, such as November 23, 2026, 1:37 PM UTC. */
export function Moment({ atMs }: { readonly atMs: number }) {
  return <time dateTime={new Date(atMs).toISOString()}>{momentText(atMs)}</time>;
}
