import { useEffect, useState } from 'react';
import { fitProblem, withFile } from './add-files';
import { useBroughtFiles } from './use-brought-files';
import type { ChosenFiles } from './use-kept-files';

type Change = ChosenFiles['change'];

/** Checks files one by one, and adds those that may be sent. @returns why others may not, '' if all may */
async function addFiles(chosen: readonly File[], change: Change): Promise<string> {
  const { fileProblem } = await import('./upload-files');
  const problems: string[] = [];
  for (const file of chosen) {
    let problem = await fileProblem(file);
    if (problem === '')
      change((files) => {
        problem = fitProblem(files, file);
        return withFile(files, file);
      });
    if (problem !== '') problems.push(`${file.name}: ${problem}`);
  }
  return problems.join('\n');
}

export interface FileChoice {
  /** why the files chosen last are not all there, a line for each; '' if they are */
  readonly problem: string;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  readonly isDraggedOver: boolean;
}

/**
 * Files that are chosen, pasted or dropped anywhere on the page, checked at once and removed one by one (D-99).
 * @param isDisabled while they are being sent
 */
export function useFileChoice(change: Change, isDisabled: boolean): FileChoice {
  const [problem, setProblem] = useState('');
  // It was about the choice; what is sent is what was left of it.
  useEffect(() => {
    if (isDisabled) setProblem('');
  }, [isDisabled]);
  const add = (chosen: readonly File[]) => void addFiles(chosen, change).then(setProblem);
  const isDraggedOver = useBroughtFiles(isDisabled ? null : add);
  const remove = (file: File) => {
    change((all) => all.filter((other) => other !== file));
    setProblem('');
  };
  return { problem, add, remove, isDraggedOver };
}
