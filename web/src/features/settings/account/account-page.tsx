import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { ACCOUNT_INBOX_TEXTS, ACCOUNT_TEXTS, NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { DutyTab } from '../duty/duty-tab';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { NotificationsTab } from '../notifications/notifications-tab';
import { InboxTab } from './inbox-tab';
import { ProfileTab } from './profile-tab';

const TABS = [
  { key: 'profile', label: ACCOUNT_TEXTS.profileTab, to: adminLinks.profile('account'), Content: ProfileTab },
  {
    key: 'notifications',
    label: NOTIFICATION_TEXTS.title,
    to: adminLinks.notifications(),
    Content: NotificationsTab,
  },
  { key: 'duty', label: DUTY_TEXTS.tab, to: adminLinks.duty(), Content: DutyTab },
  { key: 'inbox', label: ACCOUNT_INBOX_TEXTS.title, to: adminLinks.ownInbox(), Content: InboxTab },
] as const;

/**
 * /admin/profile/account, the default page of the profile: the person, what they are notified about, when they work, and
 * how they work in the inbox (S2.7-01, D-56, D-113, D-136).
 */
export function AccountPage() {
  const asked = useSearchParams()[0].get('tab');
  const { Content, ...shown } = TABS.find(({ key }) => key === asked) ?? TABS[0];
  return (
    <SettingsPageFrame title={ACCOUNT_TEXTS.title} intro={ACCOUNT_TEXTS.intro}>
      <LinkTabs
        label={ACCOUNT_TEXTS.title}
        tabs={TABS.map(({ key, label, to }) => ({ key, label, to, isCurrent: key === shown.key }))}
      />
      <Content />
    </SettingsPageFrame>
  );
}
