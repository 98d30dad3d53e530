import type { LessonFile } from '@harborline/domain/entities/course';
import { isAllowedLink } from '@harborline/domain/html/allowed-address';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { Icon } from '../../../shared/ui-public/icons';

/** The file of a lesson, which browsers save instead of showing it (D-23); nothing if its address may not be followed. */
export function LessonDownload({ file }: { readonly file: LessonFile }) {
  if (!isAllowedLink(file.address)) return null;
  return (
    <p className="card padded lesson-file">
      <Icon name="file" />
      <span className="lesson-file-name">
        <bdi>{file.name}</bdi> <span className="muted">{fileSizeText(file.bytes)}</span>
      </span>
      <a className="button" href={file.address} rel="noopener">
        {COURSE_PAGE_TEXTS.download} <span className="visually-hidden">{file.name}</span>
      </a>
    </p>
  );
}
