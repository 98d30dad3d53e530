import { SITE_EXPORT_TEXTS } from '@harborline/domain/texts/export';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../../shared/api/refusal-text';
import { report } from '../../../../shared/config/report';
import { saveFile } from '../../../../shared/files/save-file';

export type SiteExport =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly all: number }
  | { readonly status: 'done'; readonly articles: number; readonly missing: readonly string[] }
  | { readonly status: 'failed'; readonly message: string };

const IDLE: SiteExport = { status: 'idle' };

/** Packs the help center and saves it on the user's computer. */
export function useSiteExport(libraryKey: string) {
  const [state, setState] = useState<SiteExport>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    setState({ status: 'running', done: 0, all: 0 });
    try {
      // What packs loads with the first export.
      const { packSite } = await import('./pack-site');
      const onProgress = (done: number, all: number) => setState({ status: 'running', done, all });
      const { zip, articles, missing } = await packSite({ onProgress, signal });
      saveFile(zip, SITE_EXPORT_TEXTS.fileName(libraryKey));
      setState({ status: 'done', articles, missing });
    } catch (error) {
      if (signal.aborted) return setState(IDLE);
      report('export-site', error);
      setState({ status: 'failed', message: refusalText(error, SITE_EXPORT_TEXTS.failed) });
    }
  };
  return { state, start: () => void start(), stop: () => running.current?.abort() };
}
