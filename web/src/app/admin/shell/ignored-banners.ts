import { BANNERS, type IgnoredBanners } from '@harborline/domain/shell/banners';
import * as z from 'zod/mini';

/** Cleared with everything else a session leaves in this tab. */
const KEY = 'harborline-staff:ignored-banners';

const keptSchema = z.partialRecord(z.enum(BANNERS), z.number());

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

/** The banners this tab ignores, also after it was loaded anew (S2.8-19). */
export function keptIgnored(): IgnoredBanners {
  const known = keptSchema.safeParse(parsed(window.sessionStorage.getItem(KEY) ?? ''));
  return known.success ? known.data : {};
}

export function keepIgnored(ignored: IgnoredBanners): void {
  if (Object.keys(ignored).length === 0) window.sessionStorage.removeItem(KEY);
  else window.sessionStorage.setItem(KEY, JSON.stringify(ignored));
}
