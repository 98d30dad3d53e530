import { strFromU8 } from 'fflate';
import { escapeHtml } from '../html/escape';
import { storagePath } from '../paths';
import { fileOfCopy, fileOfPage, relativeTo, SITE_FILES } from './site-paths';
import { toStaticPage } from './static-page';

/** What the pages of a site refer to and what has to be copied. */
export interface SiteReferences {
  /** addresses in the build of the visitors' pages, such as `/assets/a.css` */
  readonly assets: readonly string[];
  /** paths of uploaded pictures in storage */
  readonly pictures: readonly string[];
}

/** Where the files that a site refers to come from. */
export interface SiteAssets {
  /** a file of the pages' build, by its address; null if there is none */
  asset(address: string): Promise<Uint8Array | null>;
  /** an uploaded picture, by its path in storage; null if there is none */
  picture(path: string): Promise<Uint8Array | null>;
}

/** Writes a file of a site. */
export type WriteFile = (file: string, content: string | Uint8Array) => Promise<void>;

const ASSET = /^\/(?:assets\/[\w.-]+|[\w-]+\.(?:svg|png|ico))$/;
/** Paths in storage stand in addresses as one segment. */
const UPLOAD = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/;
const STYLE_ADDRESS = /url\((["']?)(\/assets\/[\w.-]+)\1\)/g;
const PICTURE_NAME = /^[A-Za-z0-9._-]{1,120}$/;

/** File of a copied picture in a site. */
const pictureFile = (path: string): string => `pictures/${path.slice(path.lastIndexOf('/') + 1)}`;

/** Whether a path is that of a picture which one of these libraries uploaded. */
export const isPictureOf = (path: string, libraryIds: readonly string[]): boolean =>
  libraryIds
    .map((id) => storagePath.cover(id, ''))
    .some((folder) => path.startsWith(folder) && PICTURE_NAME.test(path.slice(folder.length)));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Collects what the pages of a site refer to, and says where it lies. */
export class SiteFiles {
  private readonly assets = new Set<string>();
  private readonly pictures = new Set<string>();

  constructor(
    /** first the library, then its parent, whose articles it may show */
    private readonly libraryIds: readonly string[],
    private readonly pages: ReadonlySet<string>,
    /** address of the library's own CSS; null if it has none */
    private readonly ownStyle: string | null,
  ) {}

  get references(): SiteReferences {
    return { assets: [...this.assets], pictures: [...this.pictures] };
  }

  /** The file of a picture that one of the libraries uploaded; null for any other address. */
  private picture(address: string): string | null {
    const path = decoded(UPLOAD.exec(address)?.[1] ?? '');
    if (!isPictureOf(path, this.libraryIds)) return null;
    this.pictures.add(path);
    return pictureFile(path);
  }

  /** The file at the path of a page: its own, or that of the copy in its place; null if the site has neither. */
  private fileAt(path: string): string | null {
    const [libraryId = ''] = this.libraryIds;
    const files = [fileOfPage(path), fileOfCopy(path, libraryId)];
    return files.find((file) => file !== null && this.pages.has(file)) ?? null;
  }

  /** What a page finds at an address, from where the page lies; null if the site lacks it. */
  address(from: string, address: string): string | null {
    const [path = '', fragment] = address.split('#');
    if (path === '') return address;
    if (path === this.ownStyle) return relativeTo(from, SITE_FILES.ownStyle);
    if (ASSET.test(path)) {
      this.assets.add(path);
      return relativeTo(from, path.slice(1));
    }
    const picture = this.picture(address);
    if (picture !== null) return relativeTo(from, picture);
    if (!path.startsWith('/') || path.startsWith('//')) return address;
    const [pathname = '', query = ''] = path.split('?');
    const file = query === '' ? this.fileAt(pathname) : null;
    if (file === null) return null;
    return relativeTo(from, file) + (fragment === undefined ? '' : `#${fragment}`);
  }

  /** A rendered page as the file it becomes; its search form leads to the page of results. */
  page(from: string, html: string, scripts: readonly string[] = []): string {
    return toStaticPage(html, {
      scripts: scripts.map((file) => relativeTo(from, file)),
      address: (address) => this.address(from, address),
      searchPage: relativeTo(from, SITE_FILES.search),
    });
  }
}

/** A style with its addresses relative, and the files it loads. */
function relativeStyle(content: Uint8Array): { readonly style: string; readonly files: readonly string[] } {
  const files = new Set<string>();
  const style = strFromU8(content).replace(STYLE_ADDRESS, (_whole, _quote, file: string) => {
    files.add(file);
    return `url(${file.slice('/assets/'.length)})`;
  });
  return { style, files: [...files] };
}

/** Copies everything that pages refer to. @returns what could not be copied */
export async function copyReferences(
  { assets, pictures }: SiteReferences,
  from: SiteAssets,
  write: WriteFile,
): Promise<string[]> {
  const missing: string[] = [];
  // A style that is copied may add the files it loads; a set visits those, too.
  const left = new Set(assets);
  for (const address of left) {
    const content = await from.asset(address);
    if (content === null) missing.push(address);
    else if (address.endsWith('.css')) {
      const { style, files } = relativeStyle(content);
      for (const file of files) left.add(file);
      await write(address.slice(1), style);
    } else await write(address.slice(1), content);
  }
  for (const path of pictures) {
    const content = await from.picture(path);
    if (content === null) missing.push(pictureFile(path));
    else await write(pictureFile(path), content);
  }
  return missing;
}

/** The sitemap of a site that is served at an origin. */
export function siteMap(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<url><loc>${escapeHtml(`${origin}/${file}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`;
}
