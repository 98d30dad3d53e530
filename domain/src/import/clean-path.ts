import { IMPORT_LIMITS } from './import-limits';

/** Folders and files that tools leave behind, which nobody means to import. */
const LEFT_BEHIND = /^(?:\..+|__MACOSX|node_modules|Thumbs\.db|desktop\.ini)$/i;

/** Whether a path belongs to a tool rather than to its author: hidden files, `__MACOSX`, `node_modules`. */
export const isLeftBehind = (path: string): boolean =>
  path.split(/[\\/]/).some((segment) => segment !== '..' && segment !== '.' && LEFT_BEHIND.test(segment));

/**
 * A path inside an import in its one form: forward slashes, no `.` segments.
 * @returns null if it leaves the import, is absolute, or has characters no file name needs
 */
export function cleanPath(path: string): string | null {
  const segments = path.replaceAll('\\', '/').split('/');
  const isAbsolute = segments[0] === '' || /^[a-z]:$/i.test(segments[0] ?? '');
  if (isAbsolute || path.length > IMPORT_LIMITS.pathLength || /\p{Cc}/u.test(path)) return null;
  if (segments.includes('..')) return null;
  const kept = segments.filter((segment) => segment !== '' && segment !== '.');
  return kept.length === 0 ? null : kept.join('/');
}

/** The folder of a path; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The last segment of a path. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Ending of a file name in lower case, without its dot; '' if it has none. */
export const extensionOf = (path: string): string =>
  /\.([a-z0-9]+)$/i.exec(fileNameOf(path))?.[1]?.toLowerCase() ?? '';

/**
 * The path that a relative reference in a file leads to, from the top if it begins with a slash.
 * @returns null if it leaves the import
 */
export function resolvePath(base: string, reference: string): string | null {
  const start = reference.startsWith('/') ? [] : folderOf(base).split('/');
  const found: string[] = [];
  for (const segment of [...start, ...reference.split('/')]) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') found.push(segment);
    else if (found.pop() === undefined) return null;
  }
  return found.length === 0 ? null : found.join('/');
}
