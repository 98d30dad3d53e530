import { DURATIONS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { keptValue } from '../storage/kept';
import { sessionKey } from '../storage/session-key';

const linkSchema = z.object({
  url: z.string(),
  /** ISO 8601 */
  expires_at: z.string(),
  conversation_ref: z.string(),
});
export type WatchLink = z.infer<typeof linkSchema>;

const kept = keptValue('device', sessionKey('watch-link'), (stored) => {
  const read = z.safeParse(linkSchema, stored);
  return read.success ? read.data : null;
});

/** Keeps the link that /screenshare opens next (D-10). */
export const storeWatchLink = (link: WatchLink): void => void kept.write(link);

/** Reads the link, and removes it from storage a second later, whatever becomes of the page (S2.4-08, S9-06). */
export function takeWatchLink(): WatchLink | null {
  const link = kept.read();
  if (link !== null) setTimeout(() => kept.write(null), DURATIONS.watchLinkKeptMs);
  return link;
}
