import { ARTICLE_ATTRIBUTE, CALLOUT_ATTRIBUTE } from './article-markup';

/**
 * What HTML written by people may contain (S5-27, D-15), as data: the editor, the function that stores and the
 * page that shows it pass the same lists to their sanitisers.
 */
export const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'kbd', 'abbr', 'a'],
  ...[
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'img',
    'picture',
    'source',
    'video',
    'audio',
  ],
  ...[
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'details',
    'summary',
  ],
  'iframe',
] as const;

export const ALLOWED_ATTRIBUTES = [
  ...['href', 'target', 'rel', 'title', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  ...[
    'colspan',
    'rowspan',
    'scope',
    'start',
    'type',
    'reversed',
    'lang',
    'dir',
    'open',
    'controls',
    'poster',
  ],
  ...['class', 'id', 'name', 'align', 'allowfullscreen', 'aria-label', 'aria-hidden', 'role', 'style'],
  ...[CALLOUT_ATTRIBUTE, ARTICLE_ATTRIBUTE],
] as const;

/** Properties allowed in a style attribute; any that position or load something are absent. */
const ALLOWED_STYLE_PROPERTIES = [
  ...['color', 'background-color', 'text-align', 'font-weight', 'font-style', 'text-decoration'],
  ...['width', 'max-width', 'height', 'margin-left', 'padding-left', 'vertical-align', 'list-style-type'],
] as const;

/** Hosts whose players may be framed; the Content-Security-Policy in firebase.json lists the same. */
const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** The sandbox of every frame, whatever its author wrote. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Whether a frame may be shown: https and a host of the list, no user name, no port. */
export function isAllowedFrame(src: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(src.trim())?.[1]?.toLowerCase();
  return host !== undefined && FRAME_HOSTS.some((allowed) => allowed === host);
}

/** A style attribute with only the allowed properties; '' if none is left. */
export function filterStyle(style: string): string {
  const allowed = new Set<string>(ALLOWED_STYLE_PROPERTIES);
  return style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration.slice(colon + 1);
      return (
        colon > 0 && allowed.has(property) && /^[\w\s#%.,()-]+$/.test(value) && !/url|expression/i.test(value)
      );
    })
    .join('; ');
}
