import { may } from '@harborline/domain/permissions/may';
import {
  INBOX_TAB_PERMISSIONS,
  type InboxTab,
  ROUTE_PERMISSIONS,
} from '@harborline/domain/permissions/table';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import { CommandDialog, type CommandPage } from '../../../features/command-bar';
import { environment } from '../../../shared/config/environment';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import type { NavEntry } from '../nav-entries';
import { permittedGroups } from '../profile/profile-groups';
import { useNavEntries } from './use-nav-entries';

interface ListPage {
  readonly tab: InboxTab;
  readonly label: string;
  readonly to: string;
}

/** The lists of the inbox, whose tabs the permission table guards. */
const LISTS: readonly ListPage[] = [
  ...TICKET_TABS.filter((tab) => tab !== 'inbox').map((tab) => ({
    tab,
    label: INBOX_TEXTS.lists[tab],
    to: adminLinks.inbox({ tab }),
  })),
  { tab: 'mentiontickets', label: MENTION_TEXTS.list, to: adminLinks.mentions() },
  { tab: 'draftstickets', label: DRAFT_TEXTS.list, to: adminLinks.drafts() },
  { tab: 'search', label: TICKET_SEARCH_TEXTS.list, to: adminLinks.ticketSearch() },
  { tab: 'filteredtickets', label: TICKET_FILTER_TEXTS.list, to: adminLinks.filteredTickets() },
  { tab: 'queue', label: CHAT_TEXTS.queue, to: adminLinks.chats('queue') },
  { tab: 'chats', label: CHAT_TEXTS.teamChats, to: adminLinks.chats('chats') },
  { tab: 'archives', label: CHAT_TEXTS.archive, to: adminLinks.chats('archives') },
];

/** The lists of who writes tickets, below the inbox (D-134). */
const DIRECTORY = [
  { route: 'inbox/people', label: PEOPLE_TEXTS.directory.people, to: adminLinks.people() },
  { route: 'inbox/companies', label: PEOPLE_TEXTS.directory.companies, to: adminLinks.companies() },
] as const;

type Person = ReturnType<typeof useStaff>;

/** Every page of the navigation, the inbox and the settings that a person may open, each once. */
export function commandPages(
  entries: readonly NavEntry[],
  person: Person,
  defaultLibraryId: string,
): CommandPage[] {
  const all = [
    ...entries.map(({ label, to }) => ({ label, part: '', to })),
    ...LISTS.filter(({ tab }) => may(person, INBOX_TAB_PERMISSIONS[tab], defaultLibraryId)).map(
      ({ label, to }) => ({ label, part: COMMAND_TEXTS.inbox, to }),
    ),
    ...DIRECTORY.filter(({ route }) => may(person, ROUTE_PERMISSIONS[route], defaultLibraryId)).map(
      ({ label, to }) => ({ label, part: COMMAND_TEXTS.inbox, to }),
    ),
    ...permittedGroups(person, defaultLibraryId).flatMap(({ links }) =>
      links.map(({ label, to }) => ({ label, part: COMMAND_TEXTS.settings, to })),
    ),
  ];
  return all.filter(({ to }, index) => all.findIndex((page) => page.to === to) === index);
}

interface CommandBarProps {
  /** what was typed before it had loaded */
  initialText: string;
  onClose: () => void;
}

/** The command bar with the pages of the signed-in person. */
export function CommandBar(props: CommandBarProps) {
  const pages = commandPages(useNavEntries(), useStaff(), environment().defaultLibraryId);
  return <CommandDialog pages={pages} {...props} />;
}
