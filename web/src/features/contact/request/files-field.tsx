import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect, useId, useRef } from 'react';
import { AttachedFiles } from '../../../shared/files/attached-files';
import { FilePicker } from '../../../shared/files/file-picker';
import { useFileChoice } from '../../../shared/files/use-file-choice';
import type { ChosenFiles } from '../../../shared/files/use-kept-files';
import { Icon } from '../../../shared/ui-public/icons';

interface FilesFieldProps extends ChosenFiles {
  /** how much of each file has been sent, in percent; empty before */
  readonly progress: readonly number[];
  readonly isDisabled: boolean;
}

/**
 * The optional files (S5-07, D-99): chosen, or pasted or dropped anywhere on the page; checked at once; sent with the
 * request.
 */
export function FilesField({ files, change, progress, isLostOnLeaving, isDisabled }: FilesFieldProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hint = isLostOnLeaving ? CONTACT_TEXTS.fileNotKept : CONTACT_TEXTS.fileHint;
  const { problem, add, isDraggedOver, ...choice } = useFileChoice(change, isDisabled);
  // Not at once: as long as there are as many files as a request can have, the button is off.
  const hasRemoved = useRef(false);
  useEffect(() => {
    if (hasRemoved.current) button.current?.focus();
    hasRemoved.current = false;
  });
  const remove = (file: File) => {
    choice.remove(file);
    hasRemoved.current = true;
  };
  return (
    <div className="field" data-is-dragged-over={isDraggedOver}>
      <AttachedFiles files={files} progress={progress} isDisabled={isDisabled} onRemove={remove} />
      <FilePicker
        buttonRef={button}
        className="button quiet attach"
        disabled={isDisabled}
        count={files.length}
        aria-describedby={hintId}
        onFiles={add}
      >
        <Icon name="attach" />
        {files.length === 0 ? CONTACT_TEXTS.fileLabel : CONTACT_TEXTS.anotherFile}
      </FilePicker>
      <p className={problem === '' ? 'muted field-hint' : 'field-error'} id={hintId} role="status">
        {problem === '' ? hint : problem}
      </p>
    </div>
  );
}
