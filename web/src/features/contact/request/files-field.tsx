import { UPLOAD_ACCEPT } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui-public/icons';
import { fitProblem, withFile } from './add-files';
import { useBroughtFiles } from './use-brought-files';
import type { ChosenFiles } from './use-kept-files';

interface FilesFieldProps extends ChosenFiles {
  /** how much of each file has been sent, in percent; empty before */
  readonly progress: readonly number[];
  readonly isDisabled: boolean;
}

/** Checks files one by one, and adds those that may be sent. @returns why others may not, '' if all may */
async function addFiles(chosen: readonly File[], change: ChosenFiles['change']): Promise<string> {
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

interface FileRowProps {
  readonly file: File;
  /** undefined before it is sent */
  readonly percent: number | undefined;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

function FileRow({ file, percent, isDisabled, onRemove }: FileRowProps) {
  return (
    <li className="attached">
      <Icon name="file" />
      <bdi>{file.name}</bdi>
      {percent !== undefined && (
        <progress max={100} value={percent} aria-label={CONTACT_TEXTS.fileProgress(file.name)} />
      )}
      <button
        type="button"
        className="icon-button"
        disabled={isDisabled}
        aria-label={CONTACT_TEXTS.removeFile(file.name)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/**
 * The optional files (S5-07, D-99): chosen, or pasted or dropped anywhere on the page; checked at once; sent with the
 * request.
 */
export function FilesField({ files, change, progress, isLostOnLeaving, isDisabled }: FilesFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');
  const hint = isLostOnLeaving ? CONTACT_TEXTS.fileNotKept : CONTACT_TEXTS.fileHint;
  const add = (chosen: readonly File[]) => void addFiles(chosen, change).then(setProblem);
  const isDraggedOver = useBroughtFiles(isDisabled ? null : add);
  // Not at once: as long as there are as many files as a request can have, the button is off.
  const hasRemoved = useRef(false);
  useEffect(() => {
    if (hasRemoved.current) button.current?.focus();
    hasRemoved.current = false;
  });
  const remove = (file: File) => {
    change((all) => all.filter((other) => other !== file));
    setProblem('');
    hasRemoved.current = true;
  };
  return (
    <div className="field" data-is-dragged-over={isDraggedOver}>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        accept={UPLOAD_ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul className="attached-files">
          {files.map((file, index) => (
            <FileRow
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              percent={progress[index]}
              isDisabled={isDisabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
      <button
        ref={button}
        type="button"
        className="button quiet attach"
        disabled={isDisabled || files.length >= LIMITS.requestFiles}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Icon name="attach" />
        {files.length === 0 ? CONTACT_TEXTS.fileLabel : CONTACT_TEXTS.anotherFile}
      </button>
      <p className={problem === '' ? 'muted field-hint' : 'field-error'} id={hintId} role="status">
        {problem === '' ? hint : problem}
      </p>
    </div>
  );
}
