/** First segments of what Hosting answers with the staff's entry, in the case it knows them by. */
const STAFF_SEGMENTS = [
  'login',
  'forgot',
  'resetpassword',
  'hlpt',
  'contact',
  'getmodalIntegrationsagencies',
  'admin',
];

/**
 * The path as Hosting knows it if it is one of the staff's, whatever its case; else null. Hosting tells cases apart,
 * the product's fixed segments do not (D-01).
 */
export function staffAddress(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const segment = STAFF_SEGMENTS.find((known) => known.toLowerCase() === first.toLowerCase());
  return segment === undefined ? null : ['', segment, ...rest].join('/');
}

/** Whether a path that Hosting does not know belongs to the admin area, behind the sign-in. */
export const isOfAdminArea = (pathname: string): boolean => /^\/admin\/./.test(pathname);
