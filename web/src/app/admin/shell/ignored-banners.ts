import { BANNERS, type IgnoredBanners } from '@harborline/domain/shell/banners';
import * as z from 'zod/mini';
import { keptValue } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';

const ignoredSchema = z.partialRecord(z.enum(BANNERS), z.number());

const kept = keptValue(
  'tab',
  sessionKey('ignored-banners'),
  (stored) => ignoredSchema.safeParse(stored).data ?? null,
);

/** The banners that this tab ignores, even after a reload (S2.8-19). */
export const keptIgnored = (): IgnoredBanners => kept.read() ?? {};

export function keepIgnored(ignored: IgnoredBanners): void {
  kept.write(Object.keys(ignored).length === 0 ? null : ignored);
}
