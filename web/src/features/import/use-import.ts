import type { ImportProgress, RunnableImport } from '@harborline/domain/import/import-job';
import type { ImportContent, ImportNote } from '@harborline/domain/import/import-source';
import type { ReadContent } from '@harborline/domain/import/read-content';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../shared/api/refusal-text';
import { report } from '../../shared/config/report';
import { queryClient } from '../../shared/requests/query-client';
import { type ChosenFile, refusalOfFiles } from './chosen-files';
import { type ImportChoice, makeJob } from './make-job';
import { readSource } from './read-source';

/** How far an import is: the last word about pictures and about articles. */
export type ImportCounts = Readonly<Partial<Record<ImportProgress['what'], ImportProgress>>>;

export type ImportStage =
  | { readonly step: 'choose'; readonly problem: string; readonly notes: readonly ImportNote[] }
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly read: ReadContent }
  | { readonly step: 'importing'; readonly counts: ImportCounts }
  | { readonly step: 'paused'; readonly counts: ImportCounts; readonly problem: string }
  | { readonly step: 'done'; readonly report: ImportReport };

const START: ImportStage = { step: 'choose', problem: '', notes: [] };

const refused = (problem: string, notes: readonly ImportNote[] = []): ImportStage => ({
  step: 'choose',
  problem,
  notes,
});

async function stageAfterReading(content: ImportContent, files: readonly ChosenFile[]): Promise<ImportStage> {
  try {
    const read = await readSource(content, files);
    const { articles, notes } = read.source;
    return articles.length === 0
      ? refused(IMPORT_CONTENT_TEXTS[content].nothingFound, notes)
      : { step: 'preview', read };
  } catch (error) {
    report('import-read', error);
    return refused(IMPORT_WIZARD_TEXTS.readFailed);
  }
}

/** The running import: its job outlives a stop, its signal does not. */
interface Running {
  readonly job: RunnableImport;
  abort: AbortController;
}

/** An import from the choice of files to its report. */
export function useImport(libraryId: string, content: ImportContent) {
  const [stage, setStage] = useState<ImportStage>(START);
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  const choose = async (chosen: Promise<readonly ChosenFile[]>) => {
    setStage({ step: 'reading' });
    const files = await chosen.catch(() => null);
    const problem = files === null ? IMPORT_WIZARD_TEXTS.readFailed : refusalOfFiles(files);
    setStage(problem === '' && files !== null ? await stageAfterReading(content, files) : refused(problem));
  };

  const run = async (current: Running, earlier: ImportCounts) => {
    current.abort = new AbortController();
    const { signal } = current.abort;
    let counts = earlier;
    setStage({ step: 'importing', counts });
    const onProgress = (progress: ImportProgress) => {
      counts = { ...counts, [progress.what]: progress };
      if (!signal.aborted) setStage({ step: 'importing', counts });
    };
    try {
      setStage({ step: 'done', report: await current.job.run({ signal, onProgress }) });
    } catch (error) {
      if (!signal.aborted) report('import', error);
      setStage({ step: 'paused', counts, problem: signal.aborted ? '' : refusalText(error) });
    }
    // The lists of categories may have grown.
    void queryClient.invalidateQueries();
  };

  const start = (read: ReadContent, choice: ImportChoice) => {
    const signal = () => current.abort.signal;
    const current: Running = {
      abort: new AbortController(),
      job: makeJob(read, { libraryId, choice, isDryRun: false, signal }),
    };
    running.current = current;
    void run(current, {});
  };

  return {
    stage,
    choose: (files: Promise<readonly ChosenFile[]>) => void choose(files),
    start,
    stop: () => running.current?.abort.abort(new Error('stopped')),
    resume: () => {
      if (running.current && stage.step === 'paused') void run(running.current, stage.counts);
    },
    restart: () => {
      running.current = null;
      setStage(START);
    },
  };
}
