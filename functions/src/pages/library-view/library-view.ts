import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { Positioning } from '@harborline/domain/help-center/visible-categories';
import { LIMITS } from '@harborline/domain/limits';
import { buildingSteps } from '@harborline/domain/search/index-data';
import { allTranslations } from '@harborline/domain/stores/translations';
import { findRecords } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import { inSteps } from '../search/in-steps';
import { arrangeContent, type LibraryContent } from './arrange-content';
import {
  type ParentContent,
  parentContent,
  parentHead,
  parentVersionOf,
  withDefaults,
} from './default-content';
import { FRESH_MS, type LibraryHead } from './library-head';
import { isStoredCurrent, type KeptShard, readStoredContent } from './stored-content';

interface StampedContent extends LibraryContent {
  /** of the library when the reading began; null if it had none */
  readonly stamp: string | null;
  /** differs whenever the content may differ */
  readonly version: string;
  /** the library's own, for the next reading */
  readonly shards: readonly KeptShard[];
  /** of what is shown of the parent; '' if nothing is */
  readonly parentVersion: string;
  /** of the categories, if some are the parent's; else the library has their order */
  readonly positioning: Positioning | null;
}

/** What the pages of a library are made from. */
export interface LibraryView extends LibraryHead {
  readonly content: StampedContent;
}

/** Of the content that was in fact read: if that is older than the parent's stamp, the next page reads again. */
const readVersionOf = (library: LibraryPublic, { head, stored }: ParentContent): string =>
  parentVersionOf(library, head, stored.stamp);

async function readContent(
  { library, contentStamp }: LibraryHead,
  ofParent: LibraryHead | null,
  before: StampedContent | undefined,
): Promise<StampedContent> {
  const [translations, { version, stamp, ...own }, parent] = await Promise.all([
    findRecords(allTranslations(library.id)),
    readStoredContent(library.id, contentStamp, before?.shards),
    ofParent && parentContent(ofParent),
  ]);
  const shown = parent === null ? { ...own, positioning: null } : withDefaults(library, own, parent);
  const read = { ...shown, translations };
  const index = await inSteps(buildingSteps(read.shards, before?.index));
  const parentVersion = parent === null ? '' : readVersionOf(library, parent);
  return {
    ...arrangeContent(read, index),
    stamp,
    shards: own.shards,
    version: version + parentVersion + (parent?.stored.version ?? ''),
    parentVersion,
    positioning: shown.positioning,
  };
}

const contents = new KeptReads<StampedContent>({
  limit: LIMITS.keptContent,
  // However large, the last library is kept: to read it anew for each page would take far more.
  weigh: ({ size }) => Math.min(LIMITS.keptContent, size),
});

/**
 * A library with its content and what it shows of its parent's (D-35). Categories, translations and search shards are
 * read again only when the stamp of either has moved, so a visitor's page costs the library, its stamp and the article
 * at most; where it shows content of a parent, also the parent and its stamp, which all children share.
 * @param freshMs how old the parent and its stamp may be
 */
export async function libraryView(head: LibraryHead, freshMs = FRESH_MS): Promise<LibraryView> {
  const parent = await parentHead(head.library, freshMs);
  const parentVersion = parent === null ? '' : parentVersionOf(head.library, parent, parent.contentStamp);
  const isCurrent = (kept: StampedContent, ageMs: number): boolean =>
    isStoredCurrent(kept, head, ageMs) &&
    kept.parentVersion === parentVersion &&
    (parent === null || isStoredCurrent({ stamp: parent.contentStamp }, parent, ageMs));
  const content = await contents.get(head.library.id, {
    isFresh: isCurrent,
    read: (before) => readContent(head, parent, before),
  });
  const { positioning } = content;
  const library =
    positioning === null ? head.library : { ...head.library, categoryPositioning: [...positioning] };
  return { ...head, library, content };
}
