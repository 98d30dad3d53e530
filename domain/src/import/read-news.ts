import { IMPORT_TEXTS } from '../texts/import';
import { acceptFiles } from './accept-files';
import type { FrontMatter } from './front-matter';
import { IMPORT_LIMITS, type ImportSize } from './import-limits';
import type { ImportFile, ImportNote, ImportSource, RawArticle } from './import-source';
import { readPages } from './read-folder';
import { resolveReferences } from './resolve-references';
import { tidyArticle } from './tidy-article';

/** What news have beyond articles. */
export interface NewsTerms {
  /** title of its category; '' for none */
  readonly category: string;
  /** when it is published, which may be over; null if its source does not say */
  readonly publishAtMs: number | null;
  /** when nobody reads it any more; null for never */
  readonly expiresMs: number | null;
}

export interface NewsSource {
  /** the texts, in no categories */
  readonly source: ImportSource;
  /** by source id */
  readonly terms: ReadonlyMap<string, NewsTerms>;
}

const termsOf = ({ category, publishAtMs, expiresMs }: FrontMatter): NewsTerms => ({
  category,
  publishAtMs,
  expiresMs,
});

/** Whether news end before they begin. */
const isNever = ({ publishAtMs, expiresMs }: NewsTerms): boolean =>
  publishAtMs !== null && expiresMs !== null && expiresMs <= publishAtMs;

/** Reads news flashes: each page of a folder or zip is one, whatever folder it is in. */
export function readNews(files: readonly ImportFile[], limits: ImportSize = IMPORT_LIMITS): NewsSource {
  const accepted = acceptFiles(files, limits);
  const pages = readPages(accepted.files, () => false);
  const terms = new Map([...pages.matters].map(([sourceId, matter]) => [sourceId, termsOf(matter)]));
  const isRefused = ({ sourceId }: RawArticle): boolean => {
    const found = terms.get(sourceId);
    return found !== undefined && isNever(found);
  };
  const kept = pages.articles.filter((page) => !isRefused(page)).map(tidyArticle);
  const unclear = [...pages.matters].flatMap(([subject, { badNewsDates }]) =>
    badNewsDates.map(
      (date): ImportNote => ({ subject, outcome: 'changed', reason: IMPORT_TEXTS.badDate(date) }),
    ),
  );
  const refused = pages.articles
    .filter(isRefused)
    .map(({ label }): ImportNote => ({ subject: label, outcome: 'refused', reason: IMPORT_TEXTS.endsFirst }));
  const source = resolveReferences({
    kind: 'folder',
    categories: [],
    articles: kept.map(({ value }) => value),
    files: pages.files,
    notes: [...accepted.notes, ...pages.notes, ...unclear, ...refused, ...kept.flatMap(({ notes }) => notes)],
  });
  return { source, terms };
}
