import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { Icon } from '../ui-public/icons';
import './attached-files.css';

interface AttachedFilesProps {
  readonly files: readonly File[];
  /** how much of each has been sent, in percent; empty before */
  readonly progress: readonly number[];
  readonly isDisabled: boolean;
  readonly onRemove: (file: File) => void;
}

/** The files that a visitor is about to send, each of which can be removed (D-99). */
export function AttachedFiles({ files, progress, isDisabled, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="attached-files">
      {files.map((file, index) => (
        <li className="attached" key={`${file.name}/${file.size}/${file.lastModified}`}>
          <Icon name="file" />
          <bdi title={file.name}>{file.name}</bdi>
          {progress[index] !== undefined && (
            <progress max={100} value={progress[index]} aria-label={CONTACT_TEXTS.fileProgress(file.name)} />
          )}
          <button
            type="button"
            className="icon-button"
            disabled={isDisabled}
            aria-label={CONTACT_TEXTS.removeFile(file.name)}
            onClick={() => onRemove(file)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
