import type { SiteAssets, WriteFile } from '@harborline/domain/export/site-files';
import { type SiteResult, writeSite } from '@harborline/domain/export/write-site';
import { openSite, renderArticles, renderFrame } from './render-site';

interface SiteExport extends SiteAssets {
  readonly libraryId: string;
  /** where the site will be served, without a slash at the end; null if that is not known */
  readonly origin: string | null;
  readonly write: WriteFile;
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * Writes a library's help center as static files (U-14): pages that link to each other without a server, and a search
 * that works from files alone.
 * @returns null if there is no such library
 */
export async function exportSite({
  libraryId,
  origin,
  write,
  onProgress,
  ...assets
}: SiteExport): Promise<SiteResult | null> {
  const site = await openSite(libraryId, origin);
  if (site === null) return null;
  const source = {
    ...assets,
    frame: () => renderFrame(site),
    articles: (ids: readonly string[]) => renderArticles(site, ids),
  };
  return writeSite(source, write, onProgress === undefined ? {} : { onProgress });
}
