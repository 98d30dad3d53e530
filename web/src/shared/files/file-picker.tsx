import { UPLOAD_ACCEPT } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { type ButtonHTMLAttributes, type Ref, useRef } from 'react';

interface FilePickerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** not `ref`: visitors' pages keep that for themselves */
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** how many have been chosen already */
  readonly count: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The button that lets a visitor choose files; off while there are as many as can be sent at a time. */
export function FilePicker({ buttonRef, count, onFiles, disabled = false, ...props }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        accept={UPLOAD_ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
      <button
        {...props}
        ref={buttonRef}
        type="button"
        disabled={disabled || count >= LIMITS.requestFiles}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
