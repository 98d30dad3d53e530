import type { Actor } from './actor';

/** What the console says of a view of an article that was withdrawn meanwhile: another instance may still show it. */
const LATE_VIEW =
  /404 \(Not Found\) \(.*\/api\/activity\/articles\)|activity-failed .* The view was refused with 404/;

/** Lets a visitor's page report a view that nobody counts any more. */
export const allowLateView = ({ record }: Pick<Actor, 'record'>): void => record.allow(LATE_VIEW);
