import { ACCOUNT_TEXTS, NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { NotificationsTab } from '../notifications/notifications-tab';
import { ProfileTab } from './profile-tab';

/** /admin/profile/account, the default page of the profile: the person, and what they are notified about (S2.7-01, D-56). */
export function AccountPage() {
  const isNotifications = useSearchParams()[0].get('tab') === 'notifications';
  return (
    <SettingsPageFrame title={ACCOUNT_TEXTS.title} intro={ACCOUNT_TEXTS.intro}>
      <LinkTabs
        label={ACCOUNT_TEXTS.title}
        tabs={[
          {
            key: 'profile',
            label: ACCOUNT_TEXTS.profileTab,
            to: adminLinks.profile('account'),
            isCurrent: !isNotifications,
          },
          {
            key: 'notifications',
            label: NOTIFICATION_TEXTS.title,
            to: adminLinks.notifications(),
            isCurrent: isNotifications,
          },
        ]}
      />
      {isNotifications ? <NotificationsTab /> : <ProfileTab />}
    </SettingsPageFrame>
  );
}
