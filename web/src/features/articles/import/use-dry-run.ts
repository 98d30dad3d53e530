import { ImportJob } from '@harborline/domain/import/import-job';
import type { ImportSource } from '@harborline/domain/import/import-source';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { importBackend } from './import-backend';

type State =
  | { readonly status: 'checking'; readonly done: number }
  | { readonly status: 'ready'; readonly report: ImportReport }
  | { readonly status: 'failed' };

interface DryRunOf {
  readonly source: ImportSource;
  readonly libraryId: string;
  /** '' to keep the categories of the source */
  readonly targetCategoryId: string;
  /** false as long as there is nothing to check */
  readonly isReady: boolean;
}

/** What is known about the outcome of an import before it runs. */
export type DryRun = State & { readonly retry: () => void };

/** Asks what would become of an import, again whenever its target changes. Nothing is written. */
export function useDryRun({ source, libraryId, targetCategoryId, isReady }: DryRunOf): DryRun {
  const [state, setState] = useState<State>({ status: 'checking', done: 0 });
  const check = useCallback(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setState({ status: 'checking', done: 0 });
    const backend = importBackend({ libraryId, kind: source.kind, isDryRun: true, signal: () => signal });
    const onProgress = ({ done }: { done: number }) => setState({ status: 'checking', done });
    new ImportJob(source, backend, { isDryRun: true, targetCategoryId })
      .run({ signal, onProgress })
      .then((found) => setState({ status: 'ready', report: found }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        report('import-dry-run', error);
        setState({ status: 'failed' });
      });
    return () => abort.abort();
  }, [source, libraryId, targetCategoryId]);
  useEffect(() => (isReady ? check() : undefined), [isReady, check]);
  return { ...state, retry: check };
}
