const MAX_LENGTH = 2_000;

/**
 * A `returnUrl` from the address bar if it leads to a page of this site, else '' (abuse test 8). Only an
 * absolute path is taken: no scheme, no host hidden behind '//' or '/\', no control character that browsers
 * drop, and not the sign-in pages themselves, which would loop.
 */
export function safeReturnUrl(value: string | null | undefined): string {
  if (!value || value.length > MAX_LENGTH) return '';
  const isPath = value.startsWith('/') && !/^\/[\\/]/.test(value);
  if (!isPath || /[\p{Cc}\\]/u.test(value)) return '';
  const path = (value.split(/[?#]/, 1)[0] ?? '').toLowerCase();
  // '/./' and '/../' could still climb to '//' once resolved.
  const hasDotSegment = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/.test(segment));
  if (hasDotSegment || path.includes('//')) return '';
  return path === '/login' || path.startsWith('/login/') ? '' : value;
}
