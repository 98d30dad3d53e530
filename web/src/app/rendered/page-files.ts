import type { LibraryPage } from '@harborline/domain/help-center/public-routes';

/** A kind of page the server renders. */
export type RenderedKind =
  | Exclude<LibraryPage, 'conversation' | 'requests' | 'form'>
  | 'search'
  | 'contact'
  | 'widgetSearch';

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

/** The files of a kind of page in the widget, whose frame has styles of its own. */
export function framedFilesOf(kind: RenderedKind): PageFiles {
  const [own, frame] = [filesOf(kind), filesOf('widgetHome')];
  return {
    styles: [...new Set([...own.styles, ...frame.styles])],
    scripts: [...new Set([...own.scripts, ...frame.scripts])],
  };
}

declare const PAGE_STYLES: Readonly<Record<string, string>> | undefined;

/**
 * The text of a stylesheet of the build, which a page holds itself: to paint it then waits for nothing else. The content
 * policy names its hash (`web/scripts/page-styles.mjs`). Undefined outside a build.
 */
export const styleText = (address: string): string | undefined =>
  typeof PAGE_STYLES === 'undefined' ? undefined : PAGE_STYLES[address];
