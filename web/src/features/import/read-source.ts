import type { ImportContent } from '@harborline/domain/import/import-source';
import type { ReadContent } from '@harborline/domain/import/read-content';
import type { ChosenFile } from './chosen-files';
import type { ReadingOrder } from './import-worker';

/** Reads chosen files in a worker of their own, which ends with it. @throws Error for files that cannot be read */
export function readSource(content: ImportContent, files: readonly ChosenFile[]): Promise<ReadContent> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<ReadContent>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadContent | null>) =>
      data === null ? reject(new Error('A file cannot be read')) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage({ content, files } satisfies ReadingOrder);
  return reading.finally(() => worker.terminate());
}
