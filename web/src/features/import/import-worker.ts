import type { ImportContent } from '@harborline/domain/import/import-source';
import type { ChosenFile } from './chosen-files';
import { readChosen } from './read-chosen';

/** What the worker is to read, and what for. */
export interface ReadingOrder {
  readonly content: ImportContent;
  readonly files: readonly ChosenFile[];
}

// Reading thousands of articles takes seconds, in which the page must answer.
addEventListener('message', ({ data: { content, files } }: MessageEvent<ReadingOrder>) => {
  readChosen(content, files).then(
    (read) => postMessage(read),
    () => postMessage(null),
  );
});
