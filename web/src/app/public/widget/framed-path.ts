/** Path of a page of the widget that customers embed, in any case (D-01). */
const FRAMED_PATH = /^\/(?:widgetadvanced|advancedwidget)\/([^/]+)(?:\/([^/]*))?/i;

export interface FramedPath {
  readonly libraryKey: string;
  /** first segment below the library, in lower case; '' for none */
  readonly child: string;
}

/** The parts of a path in the widget; null for other pages. Without the route table, which not every page needs. */
export function framedPath(pathname: string): FramedPath | null {
  const [, libraryKey, child = ''] = FRAMED_PATH.exec(pathname) ?? [];
  return libraryKey === undefined ? null : { libraryKey, child: child.toLowerCase() };
}
