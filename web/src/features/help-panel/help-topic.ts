import type { HelpTopic } from '@harborline/domain/texts/help';

/** Path prefixes, the most specific first. */
const TOPICS: readonly (readonly [string, HelpTopic])[] = [
  ['/admin/inbox', 'inbox'],
  ['/admin/content', 'content'],
  ['/admin/article', 'editor'],
  ['/admin/profile/account', 'account'],
  ['/admin/profile/changepassword', 'account'],
  ['/admin/profile/teammates', 'team'],
  ['/admin/profile/permissions', 'team'],
  ['/admin/profile/teamlogs', 'logs'],
  ['/admin/profile/emaillogs', 'logs'],
  ['/admin/profile', 'settings'],
];

/** The part of the admin area that a page belongs to. */
export function helpTopic(pathname: string): HelpTopic {
  const path = pathname.toLowerCase();
  return TOPICS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'general';
}
