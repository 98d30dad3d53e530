import type { Requirement } from '@harborline/domain/permissions/requirement';
import { NAV_PERMISSIONS, type NavIcon } from '@harborline/domain/permissions/table';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';
import { pathOf } from './admin-route';

export interface NavEntry {
  readonly icon: NavIcon;
  readonly label: string;
  readonly to: string;
  /** paths under which the entry counts as the present one */
  readonly activePrefixes: readonly string[];
  readonly requirement: Requirement;
  /** of its route, whose page is worth loading before somebody goes there */
  readonly pattern: string;
}

const entry = (
  icon: NavIcon,
  label: string,
  to: string,
  pattern: string,
  activePrefixes: readonly string[],
): NavEntry => ({
  icon,
  label,
  to,
  activePrefixes,
  requirement: NAV_PERMISSIONS[icon],
  pattern,
});

/** An entry whose address is its route. */
const simple = (icon: NavIcon, label: string, path: string, more: readonly string[] = []): NavEntry =>
  entry(icon, label, path, path, [path, ...more]);

const REPORTS = pathOf('reports');

/** Side navigation in its order (S2.8-03, S2.8-05). */
export const NAV_ENTRIES: readonly NavEntry[] = [
  entry('inbox', 'Inbox', adminLinks.inbox(), ADMIN_PATTERNS.inbox, [
    ADMIN_PATTERNS.inbox,
    pathOf('chatinbox'),
  ]),
  simple('articles', 'Articles', ADMIN_PATTERNS.content, ['/admin/article']),
  simple('formBuilder', 'Form Builder', pathOf('formbuilder'), [pathOf('manageformbuilder')]),
  simple('flowBuilder', 'Flow Builder', pathOf('flowbuilder'), [pathOf('manageflowbuilder')]),
  simple('newsFlash', 'News Flash', pathOf('newsflash')),
  entry('reports', 'Reports', adminLinks.reports(), `${REPORTS}/*`, [REPORTS, pathOf('reportsstatic')]),
  simple('integrations', 'Integrations', pathOf('profile/integrations')),
  simple('sops', 'SOPs', pathOf('sop')),
  simple('courses', 'Courses', pathOf('courses')),
  simple('automation', 'Automation', pathOf('automation'), ['/admin/manageautomation']),
  simple('settings', 'Settings', pathOf('profile/settings'), ['/admin/profile']),
  simple('contactForm', 'Contact Form', pathOf('contactform')),
];

const isWithin = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The entry an address belongs to: of those that fit, the one that names most of it. */
export function activeIcon(pathname: string): NavIcon | null {
  const fitting = NAV_ENTRIES.flatMap(({ icon, activePrefixes }) =>
    activePrefixes.filter((prefix) => isWithin(pathname, prefix)).map((prefix) => ({ icon, prefix })),
  );
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.icon ?? null;
}
