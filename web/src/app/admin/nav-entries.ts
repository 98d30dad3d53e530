import { isBuiltRoute } from '@harborline/domain/permissions/built';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { NAV_PERMISSIONS, type NavIcon, type RouteName } from '@harborline/domain/permissions/table';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { adminLinks } from '../../shared/routes/admin-links';
import { pathOf } from './admin-route';

export interface NavEntry {
  readonly icon: NavIcon;
  readonly label: string;
  /** the screen it leads to, for preloading */
  readonly route: RouteName;
  readonly to: string;
  /** paths below which the entry is marked as current */
  readonly activePrefixes: readonly string[];
  readonly requirement: Requirement;
}

interface EntryTarget {
  readonly route: RouteName;
  /** link target, if it is not the route itself */
  readonly to?: string;
  readonly alsoActiveAt?: readonly string[];
}

const entry = (icon: NavIcon, { route, to, alsoActiveAt = [] }: EntryTarget): NavEntry => ({
  icon,
  label: SHELL_TEXTS.nav[icon],
  route,
  to: to ?? pathOf(route),
  activePrefixes: [pathOf(route), ...alsoActiveAt],
  requirement: NAV_PERMISSIONS[icon],
});

/** All icons of S2.8-03 and S2.8-05, the most needed first. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  entry('inbox', {
    route: 'inbox',
    to: adminLinks.inbox(),
    alsoActiveAt: [pathOf('chatinbox')],
  }),
  entry('articles', { route: 'content', alsoActiveAt: ['/admin/article'] }),
  entry('reports', {
    route: 'reports',
    to: adminLinks.reports(),
    alsoActiveAt: [pathOf('reportsstatic')],
  }),
  entry('settings', { route: 'profile/settings', alsoActiveAt: ['/admin/profile'] }),
  entry('contactForm', { route: 'contactform' }),
  entry('newsFlash', { route: 'newsflash' }),
  entry('formBuilder', {
    route: 'formbuilder',
    alsoActiveAt: [pathOf('manageformbuilder')],
  }),
  entry('flowBuilder', {
    route: 'flowbuilder',
    alsoActiveAt: [pathOf('manageflowbuilder')],
  }),
  entry('automation', { route: 'automation', alsoActiveAt: ['/admin/manageautomation'] }),
  entry('integrations', { route: 'profile/integrations' }),
  entry('courses', { route: 'courses' }),
  entry('sops', { route: 'sop' }),
];

/** The entries whose screens are built (D-53). */
export const BUILT_ENTRIES: readonly NavEntry[] = NAV_ENTRIES.filter(({ route }) => isBuiltRoute(route));

const isWithin = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The entry that a path belongs to: the longest match. */
export function activeIcon(pathname: string): NavIcon | null {
  const fitting = NAV_ENTRIES.flatMap(({ icon, activePrefixes }) =>
    activePrefixes.filter((prefix) => isWithin(pathname, prefix)).map((prefix) => ({ icon, prefix })),
  );
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.icon ?? null;
}
