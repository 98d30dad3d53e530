import { INBOX_TAB_PERMISSIONS, type InboxTab } from './table';

/** The tab that a URL names; the inbox itself if it names none or an unknown one (D-31). */
export function inboxTabOf(value: string | null): InboxTab {
  return isInboxTab(value) ? value : 'inbox';
}

const isInboxTab = (value: string | null): value is InboxTab =>
  value !== null && Object.hasOwn(INBOX_TAB_PERMISSIONS, value);
