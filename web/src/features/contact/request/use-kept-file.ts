import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { keepFile, readKeptFile } from './kept-file';

export interface ChosenFile {
  readonly file: File | null;
  readonly choose: (file: File | null) => void;
  /** the browser could not store the file, so a reload loses it */
  readonly isLostOnLeaving: boolean;
}

/**
 * The file chosen for a request. Like the text, it survives a reload and a visit to another page.
 * @param libraryId null keeps nothing
 */
export function useKeptFile(libraryId: string | null): ChosenFile {
  const [file, setFile] = useState<File | null>(null);
  const [isLostOnLeaving, setLost] = useState(false);
  const wasChosen = useRef(false);

  useEffect(() => {
    if (libraryId === null) return;
    void readKeptFile(libraryId).then((kept) => {
      if (!wasChosen.current) setFile(kept);
    });
  }, [libraryId]);

  const choose = useCallback(
    (next: File | null) => {
      wasChosen.current = true;
      setFile(next);
      setLost(false);
      if (libraryId === null) return;
      keepFile(libraryId, next).catch((error: unknown) => {
        report('file-not-kept', error);
        setLost(next !== null);
      });
    },
    [libraryId],
  );
  return { file, choose, isLostOnLeaving };
}
