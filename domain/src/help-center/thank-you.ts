import type { LibraryPublic } from '../entities/library';
import { isLibraryHost } from '../library/library-address';
import { safeThemeColor } from './theme-color';

/** S9-12 */
const DEFAULT_COLOR = '#2DCE89';

/** The colour of a library's thank-you page: its own, else green (S2.4-27, S9-12). */
export const thankYouColor = ({ publicHelpCenterTheme }: Pick<LibraryPublic, 'publicHelpCenterTheme'>) =>
  safeThemeColor(publicHelpCenterTheme.themeColor, DEFAULT_COLOR);

/**
 * Where the thank-you page leads: to the one at the library's own sub-domain, if it has one (S2.4-28). Nothing of the
 * address comes from the visitor (D-24).
 * @param hostname of the page, lower case
 * @returns null if the visitor stays
 */
export function thankYouTarget(
  { custom_subDomain }: Pick<LibraryPublic, 'custom_subDomain'>,
  hostname: string,
): string | null {
  const isElsewhere = isLibraryHost(custom_subDomain) && custom_subDomain !== hostname;
  return isElsewhere ? `https://${custom_subDomain}/thank-you` : null;
}
