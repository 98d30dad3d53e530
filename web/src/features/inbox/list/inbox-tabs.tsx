import { isAllowed } from '@harborline/domain/permissions/decide';
import { INBOX_TAB_PERMISSIONS, type InboxTab } from '@harborline/domain/permissions/table';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

const TABS = [
  { key: 'tickets', label: INBOX_TEXTS.tickets, to: adminLinks.inbox() },
  { key: 'queue', label: CHAT_TEXTS.queue, to: adminLinks.chats('queue') },
  { key: 'chats', label: CHAT_TEXTS.teamChats, to: adminLinks.chats('chats') },
  { key: 'archives', label: CHAT_TEXTS.archive, to: adminLinks.chats('archives') },
] as const satisfies readonly { key: InboxTab; label: string; to: string }[];

/** The lists of the inbox that the signed-in person may open (S6-34 to S6-37); nothing where there is but one. */
export function InboxTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  const { permissions } = useStaff();
  const tabs = TABS.filter(({ key }) => isAllowed(permissions, INBOX_TAB_PERMISSIONS[key]));
  if (tabs.length < 2) return null;
  return (
    <Box sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}>
      <LinkTabs
        label={INBOX_TEXTS.title}
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.key === current }))}
      />
    </Box>
  );
}
