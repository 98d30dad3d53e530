import type { HelpTopic } from '@harborline/domain/texts/help';

interface TopicOfPage {
  readonly path: string;
  /** a part of the query that makes it another page; its value, or null for any */
  readonly query?: readonly [name: string, value: string | null];
  readonly topic: HelpTopic;
}

/** By the beginning of a path, the most specific first. */
const TOPICS: readonly TopicOfPage[] = [
  { path: '/admin/inbox', query: ['held', null], topic: 'held' },
  ...['queue', 'chats', 'archives'].map(
    (tab): TopicOfPage => ({
      path: '/admin/inbox',
      query: ['tab', tab],
      topic: 'chats',
    }),
  ),
  { path: '/admin/inbox', query: ['tab', 'search'], topic: 'ticketSearch' },
  { path: '/admin/inbox', topic: 'inbox' },
  { path: '/admin/chatinbox', topic: 'chats' },
  { path: '/admin/content', query: ['view', 'categories'], topic: 'categories' },
  { path: '/admin/content', query: ['view', 'default'], topic: 'defaults' },
  { path: '/admin/content', query: ['view', 'insights'], topic: 'insights' },
  { path: '/admin/content', topic: 'content' },
  { path: '/admin/article/import', topic: 'import' },
  { path: '/admin/article', topic: 'editor' },
  { path: '/admin/courses/import', topic: 'import' },
  { path: '/admin/courses', query: ['view', 'default'], topic: 'defaults' },
  { path: '/admin/courses', topic: 'courses' },
  { path: '/admin/newsflash/import', topic: 'import' },
  { path: '/admin/newsflash', query: ['view', 'default'], topic: 'defaults' },
  { path: '/admin/newsflash', topic: 'news' },
  { path: '/admin/sop', query: ['view', 'default'], topic: 'defaults' },
  { path: '/admin/sop', topic: 'sops' },
  { path: '/admin/profile/account', query: ['tab', 'notifications'], topic: 'notifications' },
  { path: '/admin/profile/account', topic: 'account' },
  { path: '/admin/profile/changepassword', topic: 'account' },
  { path: '/admin/profile/teammates', topic: 'team' },
  { path: '/admin/profile/teams', topic: 'teams' },
  { path: '/admin/profile/permissions', topic: 'permissions' },
  { path: '/admin/profile/teamlogs', topic: 'logs' },
  { path: '/admin/profile/emaillogs', topic: 'logs' },
  { path: '/admin/profile/theme', topic: 'theme' },
  { path: '/admin/profile/widget', topic: 'widget' },
  { path: '/admin/profile/language', topic: 'language' },
  { path: '/admin/profile/statuspage', topic: 'status' },
  { path: '/admin/contactform', topic: 'contactForm' },
  { path: '/admin/automation', topic: 'automations' },
  { path: '/admin/manageautomation', topic: 'automations' },
  { path: '/admin/formbuilder', topic: 'forms' },
  { path: '/admin/manageformbuilder', topic: 'forms' },
  { path: '/admin/profile/ratings', topic: 'ratings' },
  { path: '/admin/profile/prioritysupport', topic: 'prioritySupport' },
  { path: '/admin/profile/ticketsettings', topic: 'ticketMail' },
  { path: '/admin/profile/tickets', topic: 'ticketStatuses' },
  { path: '/admin/profile/tickettypes', topic: 'ticketFields' },
  { path: '/admin/profile/ticketcategories', topic: 'ticketFields' },
  { path: '/admin/profile/tickettiers', topic: 'ticketFields' },
  { path: '/admin/profile/tickettags', topic: 'ticketFields' },
  { path: '/admin/profile/chatsettings', topic: 'chatSettings' },
  { path: '/admin/profile/businesshours', topic: 'businessHours' },
  { path: '/admin/profile/servicelevels', topic: 'serviceLevels' },
  { path: '/admin/profile/routing', topic: 'routing' },
  { path: '/admin/profile/cannedreplies', topic: 'cannedReplies' },
  { path: '/admin/profile/macros', topic: 'macros' },
  { path: '/admin/profile/smartqueues', topic: 'smartQueues' },
  { path: '/admin/profile/notifications', topic: 'libraryNotifications' },
  { path: '/admin/profile/blockedsenders', topic: 'blockedSenders' },
  { path: '/admin/profile/settings', topic: 'settings' },
  { path: '/getmodalintegrationsagencies', topic: 'agencies' },
];

/** What a page of the admin area is about, by its address. */
export function helpTopic({ pathname, search }: { pathname: string; search: string }): HelpTopic {
  const path = pathname.toLowerCase();
  const asked = new URLSearchParams(search);
  const found = TOPICS.find(({ path: prefix, query }) => {
    if (!path.startsWith(prefix)) return false;
    if (query === undefined) return true;
    const [name, value] = query;
    return value === null ? asked.has(name) : asked.get(name) === value;
  });
  return found?.topic ?? 'general';
}
