import type { ImportSource } from '@harborline/domain/import/import-source';
import type { ChosenFile } from './chosen-files';

/** Reads chosen files in a worker of their own, which ends with it. @throws Error for files that cannot be read */
export function readSource(files: readonly ChosenFile[]): Promise<ImportSource> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<ImportSource>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImportSource | null>) =>
      data === null ? reject(new Error('A file cannot be read')) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(files);
  return reading.finally(() => worker.terminate());
}
