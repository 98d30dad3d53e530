import { useEffect, useRef, useState } from 'react';
import { pastedFiles } from './pasted-files';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that the visitor pastes or drops anywhere on the page, which would otherwise be left for the file.
 * @param onFiles null takes none; a dropped file still does not open in place of the page
 * @returns whether files are being dragged over the page
 */
export function useBroughtFiles(onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  const isOff = onFiles === null;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const bring = (event: Event, files: readonly File[]) => {
      if (files.length === 0) return;
      event.preventDefault();
      take.current?.(files);
    };
    const dragTo = (isOver: boolean) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDraggedOver(isOver);
    };
    document.addEventListener('paste', (event) => bring(event, pastedFiles(event.clipboardData)), { signal });
    document.addEventListener('dragover', dragTo(true), { signal });
    document.addEventListener('dragleave', dragTo(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        dragTo(false)(event);
        bring(event, [...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isDraggedOver && !isOff;
}
