import type { PictureSize } from '../files/picture-size';
import { IMPORT_TEXTS } from '../texts/import';
import { mapAddresses, prepareEmbeds } from './article-html';
import { fileNameOf, resolvePath } from './clean-path';
import { isPicture, PAGE_EXTENSIONS } from './file-types';
import type { ImportNote, ImportSource, RawArticle, RawSource, SourceArticle } from './import-source';

/** Marks a reference to an article of the same import, by its source id, until ids are known. */
const ARTICLE_REFERENCE = 'article:';
/** Marks a reference to a picture of the import, by its path, until it is uploaded. */
const PICTURE_REFERENCE = 'picture:';

const hasHost = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim());
const hostOf = (address: string): string => /^(?:https?:)?\/\/([^/?#]+)/i.exec(address.trim())?.[1] ?? '';

/** The path of an address without its query and fragment, with `%20` and the like read. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds what references of one article lead to. */
interface Finder {
  /** source id of the article at an address; undefined if it is no article's */
  article(base: string, address: string): string | undefined;
  /** path of the file at an address */
  file(base: string, address: string): string | undefined;
}

/** Files of a folder refer to each other by paths, with or without the ending of a page. */
function pathFinder(articles: readonly RawArticle[], files: ReadonlyMap<string, Uint8Array>): Finder {
  const ids = new Map(articles.map(({ base, sourceId }) => [base.toLowerCase(), sourceId]));
  const paths = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]));
  const target = (base: string, address: string) =>
    hasHost(address) ? '' : (resolvePath(base, pathOf(address))?.toLowerCase() ?? '');
  return {
    article(base, address) {
      const path = target(base, address);
      const candidates = [path, ...PAGE_EXTENSIONS.map((ending) => `${path}.${ending}`), `${path}/index.md`];
      return candidates.map((candidate) => ids.get(candidate)).find((id) => id !== undefined);
    },
    file: (base, address) => paths.get(target(base, address)),
  };
}

/** Both products number their articles in addresses such as `/hc/en-us/articles/360001-How-to`. */
const EXPORTED_ARTICLE = /\/articles\/(\d+)(?:[-/?#.]|$)/;

/** Exports hold addresses of the site they come from; files lie beside the export, by name. */
function addressFinder(articles: readonly RawArticle[], files: ReadonlyMap<string, Uint8Array>): Finder {
  const ids = new Set(articles.map(({ sourceId }) => sourceId));
  const hosts = new Set(articles.map(({ base }) => hostOf(base)).filter((host) => host !== ''));
  const names = new Map<string, string[]>();
  for (const path of files.keys()) {
    const name = fileNameOf(path).toLowerCase();
    names.set(name, [...(names.get(name) ?? []), path]);
  }
  return {
    article(_base, address) {
      const id = EXPORTED_ARTICLE.exec(address)?.[1] ?? '';
      const isOwn = !hasHost(address) || hosts.has(hostOf(address));
      return isOwn && ids.has(id) ? id : undefined;
    },
    file(_base, address) {
      const path = pathOf(address).toLowerCase();
      const found = names.get(fileNameOf(path)) ?? [];
      const exact = found.find((one) => path.endsWith(`/${one.toLowerCase()}`));
      return exact ?? (found.length === 1 ? found[0] : undefined);
    },
  };
}

const isDeadLink = (base: string, address: string): boolean =>
  !hasHost(address) && !address.startsWith('#') && hostOf(base) === '';

/** Resolves one article; what cannot be resolved is noted. */
class Resolver {
  readonly notes: ImportNote[] = [];
  readonly pictures = new Set<string>();
  private readonly remote = new Map<string, number>();

  constructor(
    private readonly article: RawArticle,
    private readonly finder: Finder,
  ) {}

  note(reason: string): void {
    this.notes.push({ subject: this.article.label, outcome: 'changed', reason });
  }

  link(address: string): string | null {
    const { base } = this.article;
    const id = this.finder.article(base, address);
    if (id !== undefined) return `${ARTICLE_REFERENCE}${encodeURIComponent(id)}`;
    if (!isDeadLink(base, address)) return absolute(base, address);
    const isFile = this.finder.file(base, address) !== undefined;
    this.note(isFile ? IMPORT_TEXTS.onlyPictures(address) : IMPORT_TEXTS.missingArticle(address));
    return null;
  }

  picture(address: string): string | null {
    const { base } = this.article;
    if (/^data:/i.test(address.trim())) return address;
    const file = this.finder.file(base, address);
    if (file !== undefined && isPicture(file)) {
      this.pictures.add(file);
      return `${PICTURE_REFERENCE}${encodeURIComponent(file)}`;
    }
    const remote = absolute(base, address);
    const host = hostOf(remote);
    if (host !== '') {
      this.remote.set(host, (this.remote.get(host) ?? 0) + 1);
      return remote;
    }
    this.note(IMPORT_TEXTS.missingPicture(address));
    return null;
  }

  resolve(): SourceArticle {
    const { base: _base, label: _label, ...article } = this.article;
    const { html, removed } = prepareEmbeds(article.html);
    if (removed.length > 0) this.note(IMPORT_TEXTS.removed(removed.join(', ')));
    const mapped = mapAddresses(html, {
      link: (address) => this.link(address),
      picture: (address) => this.picture(address),
    });
    for (const [host, count] of this.remote) this.note(IMPORT_TEXTS.remotePictures(count, host));
    return { ...article, html: mapped };
  }
}

/** An address of an exported article as one that works elsewhere, too. */
function absolute(base: string, address: string): string {
  if (!address.startsWith('/') || hostOf(base) === '') return address;
  return address.startsWith('//') ? `https:${address}` : `https://${hostOf(base)}${address}`;
}

function resolveArticle(article: RawArticle, finder: Finder, pictures: Set<string>) {
  const resolver = new Resolver(article, finder);
  try {
    const resolved = resolver.resolve();
    for (const path of resolver.pictures) pictures.add(path);
    return { resolved, notes: resolver.notes };
  } catch {
    const note: ImportNote = { subject: article.label, outcome: 'refused', reason: IMPORT_TEXTS.brokenHtml };
    return { resolved: null, notes: [note] };
  }
}

/**
 * Turns references between the articles of an import and to its pictures into `article:<source id>` and
 * `picture:<path>`, which the importing side replaces once both have addresses.
 */
export function resolveReferences(raw: RawSource): ImportSource {
  const finder =
    raw.kind === 'folder' ? pathFinder(raw.articles, raw.files) : addressFinder(raw.articles, raw.files);
  const used = new Set<string>();
  const results = raw.articles.map((article) => resolveArticle(article, finder, used));
  return {
    kind: raw.kind,
    categories: raw.categories,
    articles: results.flatMap(({ resolved }) => (resolved === null ? [] : [resolved])),
    pictures: new Map([...raw.files].filter(([path]) => used.has(path))),
    notes: [...raw.notes, ...results.flatMap(({ notes }) => notes)],
  };
}

/** What takes the place of resolved references; null removes one, and a missing function leaves them. */
interface ReferenceMap {
  article?(sourceId: string): string | null;
  picture?(name: string): string | null;
  /** the size of a picture, by its name */
  size?(name: string): PictureSize | null;
}

function mapReference(
  address: string,
  prefix: string,
  map?: (target: string) => string | null,
): string | null {
  if (map === undefined || !address.startsWith(prefix)) return address;
  return map(pathOf(address.slice(prefix.length)));
}

/** Replaces `article:` and `picture:` references. */
export const mapReferences = (html: string, { article, picture, size }: ReferenceMap): string =>
  mapAddresses(html, {
    link: (address) => mapReference(address, ARTICLE_REFERENCE, article),
    picture: (address) => mapReference(address, PICTURE_REFERENCE, picture),
    size: (address) =>
      address.startsWith(PICTURE_REFERENCE)
        ? (size?.(pathOf(address.slice(PICTURE_REFERENCE.length))) ?? null)
        : null,
  });

/** A reference to a picture by its name in storage. */
export const pictureReference = (objectName: string): string =>
  `${PICTURE_REFERENCE}${encodeURIComponent(objectName)}`;

/** Source ids of the articles that a text refers to. */
export function referencedArticles(html: string): Set<string> {
  const found = new Set<string>();
  mapReferences(html, {
    article: (sourceId) => {
      found.add(sourceId);
      return sourceId;
    },
  });
  return found;
}
