import type { LibraryPage } from '@harborline/domain/help-center/public-routes';

/** A kind of page the server renders. */
export type RenderedKind = Exclude<LibraryPage, 'conversation'> | 'search' | 'contact';

/** Files of the web build that a kind of page needs in addition to the shared ones. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

declare const PAGE_FILES: Readonly<Record<RenderedKind, PageFiles>> | undefined;

const NONE: PageFiles = { styles: [], scripts: [] };

/** The files of a kind of page as the build lists them; none outside a build. */
export const filesOf = (kind: RenderedKind): PageFiles =>
  typeof PAGE_FILES === 'undefined' ? NONE : PAGE_FILES[kind];
