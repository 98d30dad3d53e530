/** An object's name as `uploadObjectName` makes it: a random part, and the shortened name of the file. */
const OBJECT_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-([A-Za-z0-9._]+)$/;

/** Name of an uploaded file, shortened as it is stored (D-23); '' for an address that has none. */
export function attachmentName(fileUrl: string): string {
  try {
    const path = decodeURIComponent(fileUrl.replace(/[?#].*/, ''));
    return OBJECT_NAME.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? '';
  } catch {
    return '';
  }
}
