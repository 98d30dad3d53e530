/** First segments of the paths that Hosting serves with the staff entry, in Hosting's spelling. */
const STAFF_SEGMENTS = [
  'login',
  'forgot',
  'resetpassword',
  'hlpt',
  'contact',
  'getmodalIntegrationsagencies',
  'screenshare',
  'admin',
];

/**
 * A staff path in Hosting's spelling, whatever its case; null for other paths. Hosting is case-sensitive, the product's
 * fixed segments are not (D-01).
 */
export function staffAddress(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const segment = STAFF_SEGMENTS.find((known) => known.toLowerCase() === first.toLowerCase());
  return segment === undefined ? null : ['', segment, ...rest].join('/');
}

/** Whether a path unknown to Hosting belongs to the admin area, behind the sign-in. */
export const isOfAdminArea = (pathname: string): boolean => /^\/admin\/./.test(pathname);
