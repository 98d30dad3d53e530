import { UPLOAD_ACCEPT } from '@harborline/domain/files/upload-policy';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect, useId, useRef, useState } from 'react';
import { pastedFile } from '../../../shared/files/pasted-file';
import { Icon } from '../../../shared/ui-public/icons';

interface FileFieldProps {
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** the browser could not store the file, so a reload loses it */
  readonly isLostOnLeaving: boolean;
  readonly isDisabled: boolean;
}

/** The optional file (S5-07): chosen, or pasted anywhere on the page; checked at once; sent with the request. */
export function FileField({ file, onFile, isLostOnLeaving, isDisabled }: FileFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [replaced, setReplaced] = useState<File | null>(null);
  const hint = isLostOnLeaving ? CONTACT_TEXTS.fileNotKept : CONTACT_TEXTS.fileHint;
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const { fileProblem } = await import('./upload-file');
    const found = await fileProblem(chosen);
    setProblem(found);
    // A refused file does not replace one that can be sent.
    if (found !== '') return;
    setReplaced(file);
    onFile(chosen);
  };
  const take = useRef(choose);
  take.current = choose;
  useEffect(() => {
    if (isDisabled) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const pasted = pastedFile(event.clipboardData);
      if (pasted === null) return;
      event.preventDefault();
      void take.current(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isDisabled]);
  return (
    <div className="field">
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept={UPLOAD_ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
      {file === null ? (
        <button
          type="button"
          className="button quiet attach"
          disabled={isDisabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          <Icon name="attach" />
          {CONTACT_TEXTS.fileLabel}
        </button>
      ) : (
        <p className="attached">
          <Icon name="file" />
          <bdi>{file.name}</bdi>
          <button
            type="button"
            className="icon-button"
            disabled={isDisabled}
            aria-label={CONTACT_TEXTS.removeFile(file.name)}
            onClick={() => {
              setReplaced(null);
              onFile(null);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      <p className={problem === '' ? 'muted field-hint' : 'field-error'} id={hintId} role="status">
        {problem === '' ? hint : problem}
      </p>
      {replaced !== null && (
        <p className="muted field-hint" role="status">
          {CONTACT_TEXTS.fileReplaced(replaced.name)}{' '}
          <button
            type="button"
            className="button quiet"
            disabled={isDisabled}
            onClick={() => {
              onFile(replaced);
              setReplaced(null);
            }}
          >
            {CONTACT_TEXTS.undoReplace}
          </button>
        </p>
      )}
    </div>
  );
}
