import { isBuiltRoute } from '@harborline/domain/permissions/built';
import { decide, type Subject } from '@harborline/domain/permissions/decide';
import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { adminLinks, type ProfilePage } from '../../../shared/routes/admin-links';

interface ProfileLink {
  readonly page: ProfilePage;
  readonly label: string;
  readonly to: string;
}

export interface ProfileGroup {
  readonly title: string;
  readonly links: readonly ProfileLink[];
}

const link = (page: ProfilePage, label: string): ProfileLink => ({
  page,
  label,
  to: adminLinks.profile(page),
});

/** The pages of /admin/profile (S2.7) as the side list groups them. */
const PROFILE_GROUPS: readonly ProfileGroup[] = [
  {
    title: 'You',
    links: [link('account', 'Your Account'), link('changePassword', 'Change password')],
  },
  {
    title: 'Company',
    links: [
      link('settings', 'Settings'),
      link('theme', 'Theme'),
      link('language', 'Language'),
      link('notifications', 'Notifications'),
      link('integrations', 'Integrations'),
      link('prioritysupport', 'Priority support'),
    ],
  },
  {
    title: 'Team',
    links: [
      link('teammates', 'Teammates'),
      link('permissions', 'Permissions'),
      link('teamlogs', 'Team logs'),
      link('emaillogs', 'Email logs'),
    ],
  },
  {
    title: 'Tickets',
    links: [
      link('tickets', 'Ticket mail'),
      link('ticketsettings', 'Ticket settings'),
      link('tickettypes', 'Ticket types'),
      link('ticketcategories', 'Ticket categories'),
      link('tickettiers', 'Ticket tiers'),
      link('smartqueues', 'Smart queues'),
    ],
  },
];

/** The groups with what is built and this person may open; groups with nothing in them are left out (D-53). */
export function permittedGroups(subject: Subject, defaultLibraryId: string): ProfileGroup[] {
  const mayOpen = ({ page }: ProfileLink) =>
    isBuiltRoute(`profile/${page}`) &&
    decide(subject, ROUTE_PERMISSIONS[`profile/${page}`], defaultLibraryId).isAllowed;
  return PROFILE_GROUPS.map(({ title, links }) => ({ title, links: links.filter(mayOpen) })).filter(
    ({ links }) => links.length > 0,
  );
}
