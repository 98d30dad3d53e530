import { fileOfPage, relativeTo, SITE_FILES } from '@harborline/domain/export/site-paths';
import { toStaticPage } from '@harborline/domain/export/static-page';
import { escapeHtml } from '@harborline/domain/html/escape';
import { storagePath } from '@harborline/domain/paths';

/** Where the parts of a site come from, and where its files go. */
export interface SiteEnds {
  /** a file of the pages' build, by its address such as `/assets/a.css`; null if there is none */
  asset(address: string): Promise<Uint8Array | null>;
  /** an uploaded file, by its path in storage; null if there is none */
  upload(path: string): Promise<Uint8Array | null>;
  write(file: string, content: string | Uint8Array): Promise<void>;
}

const ASSET = /^\/(?:assets\/[\w.-]+|[\w-]+\.(?:svg|png|ico))$/;
/** Paths in storage stand in addresses as one segment. */
const UPLOAD = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/;
const STYLE_ADDRESS = /url\((["']?)(\/assets\/[\w.-]+)\1\)/g;

/** Collects what the pages of a site refer to, and says where it lies. */
export class SiteFiles {
  private readonly assets = new Set<string>();
  private readonly pictures = new Map<string, string>();
  /** addresses of pictures that could not be copied */
  readonly missing: string[] = [];

  constructor(
    /** the library, and its parent, whose articles it may show */
    private readonly libraryIds: readonly string[],
    private readonly pages: ReadonlySet<string>,
    /** address of the library's own CSS; null if it has none */
    private readonly ownStyle: string | null,
  ) {}

  /** The file of a picture that one of the libraries uploaded; null for any other address. */
  private picture(address: string): string | null {
    const path = decodeURIComponent(UPLOAD.exec(address)?.[1] ?? '');
    const folder = this.libraryIds.map((id) => storagePath.cover(id, '')).find((one) => path.startsWith(one));
    const name = path.slice(folder?.length);
    if (folder === undefined || !/^[A-Za-z0-9._-]{1,120}$/.test(name)) return null;
    this.pictures.set(path, `pictures/${name}`);
    return `pictures/${name}`;
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
    const file = query === '' ? fileOfPage(pathname) : null;
    if (file === null || !this.pages.has(file)) return null;
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

  private async copyAsset(
    address: string,
    { asset, write }: Pick<SiteEnds, 'asset' | 'write'>,
  ): Promise<void> {
    const content = await asset(address);
    if (content === null) return void this.missing.push(address);
    if (!address.endsWith('.css')) return write(address.slice(1), content);
    const found = new Set<string>();
    const style = Buffer.from(content)
      .toString('utf8')
      .replace(STYLE_ADDRESS, (_whole, _quote, file: string) => {
        found.add(file);
        return `url(${file.slice('/assets/'.length)})`;
      });
    await write(address.slice(1), style);
    for (const file of found) this.assets.add(file);
  }

  /** Copies everything that the pages referred to. */
  async copy(ends: SiteEnds): Promise<void> {
    // A style that is copied may add the files it loads; a set visits those, too.
    for (const address of this.assets) await this.copyAsset(address, ends);
    for (const [path, file] of this.pictures) {
      const content = await ends.upload(path);
      if (content === null) this.missing.push(path);
      else await ends.write(file, content);
    }
  }
}

/** The sitemap of a site that is served at an origin. */
export function siteMap(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<url><loc>${escapeHtml(`${origin}/${file}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`;
}
