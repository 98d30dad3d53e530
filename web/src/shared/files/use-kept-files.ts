import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../config/report';
import { keepFiles, readKeptFiles } from './kept-files';

export interface ChosenFiles {
  readonly files: readonly File[];
  /** replaces the list by what the function makes of the newest one */
  readonly change: (next: (files: readonly File[]) => readonly File[]) => void;
  /** the browser could not store the files, so a reload loses them */
  readonly isLostOnLeaving: boolean;
}

/**
 * The files chosen for a request or a message. Like the text, they survive a reload and a visit to another page.
 * @param key what they are for: a library's id, or that of a conversation; null keeps nothing
 */
export function useKeptFiles(key: string | null): ChosenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isLostOnLeaving, setLost] = useState(false);
  const newest = useRef(files);
  const wasChosen = useRef(false);

  const show = useCallback((next: readonly File[]) => {
    newest.current = next;
    setFiles(next);
  }, []);

  useEffect(() => {
    if (key === null) return;
    void readKeptFiles(key).then((kept) => {
      if (!wasChosen.current) show(kept);
    });
  }, [key, show]);

  const change = useCallback(
    (next: (files: readonly File[]) => readonly File[]) => {
      wasChosen.current = true;
      show(next(newest.current));
      setLost(false);
      if (key === null) return;
      keepFiles(key, newest.current).catch((error: unknown) => {
        report('file-not-kept', error);
        setLost(newest.current.length > 0);
      });
    },
    [key, show],
  );
  return { files, change, isLostOnLeaving };
}
