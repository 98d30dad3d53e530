/** Random part that `uploadObjectName` puts before the name. */
const RANDOM_PART = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/;

/** Name of an uploaded file, as far as the address it is read at has kept it; '' where it has not. */
export function attachmentName(fileUrl: string): string {
  try {
    const path = decodeURIComponent(fileUrl.replace(/[?#].*/, ''));
    const object = path.slice(path.lastIndexOf('/') + 1);
    return RANDOM_PART.test(object) ? object.replace(RANDOM_PART, '') : '';
  } catch {
    return '';
  }
}
