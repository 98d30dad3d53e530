import type { ReadContent } from '@harborline/domain/import/read-content';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { makeJob } from './make-job';

type State =
  | { readonly status: 'checking'; readonly done: number }
  | { readonly status: 'ready'; readonly report: ImportReport }
  | { readonly status: 'failed' };

interface DryRunOf {
  readonly read: ReadContent;
  readonly libraryId: string;
  /** '' to keep the categories of the source */
  readonly targetCategoryId: string;
  readonly publishes: boolean;
  /** false as long as there is nothing to check */
  readonly isReady: boolean;
}

/** What is known about the outcome of an import before it runs. */
export type DryRun = State & { readonly retry: () => void };

/** Asks what would become of an import, again whenever a choice changes. Nothing is written. */
export function useDryRun({ read, libraryId, targetCategoryId, publishes, isReady }: DryRunOf): DryRun {
  const [state, setState] = useState<State>({ status: 'checking', done: 0 });
  const check = useCallback(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setState({ status: 'checking', done: 0 });
    const choice = { targetCategoryId, publishes };
    const onProgress = ({ done }: { done: number }) => setState({ status: 'checking', done });
    makeJob(read, { libraryId, choice, isDryRun: true, signal: () => signal })
      .run({ signal, onProgress })
      .then((found) => setState({ status: 'ready', report: found }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        report('import-dry-run', error);
        setState({ status: 'failed' });
      });
    return () => abort.abort();
  }, [read, libraryId, targetCategoryId, publishes]);
  useEffect(() => (isReady ? check() : undefined), [isReady, check]);
  return { ...state, retry: check };
}
