import { HELP_TEXTS, type HelpTopic } from '@harborline/domain/texts/help';

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

/** Tips for a page. */
export function pageTips(pathname: string): { title: string; tips: readonly string[] } {
  const path = pathname.toLowerCase();
  const topic = TOPICS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'general';
  return HELP_TEXTS[topic];
}
