import { createNotificationSubscription } from '@harborline/domain/api/inbox/notification-subscriptions';
import type { NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { withChoice } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { BrowserSection } from './browser-section';
import { NotificationMatrixChoices } from './notification-matrix';
import { type NotificationPreferences, watchNotificationPreferences } from './notification-preferences';
import { NotificationTimesChoices } from './notification-times';
import { SubscriptionsSection } from './subscriptions/subscriptions-section';
import { useChosenPreferences } from './use-chosen-preferences';

/** The events that a person can come across, in the order of the table. */
function useOwnEvents(): readonly NotificationEvent[] {
  const readsTickets = useMay('Conversations.readTicket');
  const takesChats = useMay('Messages.createInOwnChat');
  const reviews = useMay('ReplyDrafts.readOthers');
  const isWriter = useMay('Articles.updateUnpublished');
  return [
    ...(readsTickets
      ? (['new_ticket', 'visitor_replied', 'assigned_to_you', 'assigned_to_team'] as const)
      : []),
    ...(readsTickets ? (['mentioned_you', 'followed_ticket', 'service_level'] as const) : []),
    ...(takesChats ? (['chat_waiting'] as const) : []),
    ...(reviews ? (['draft_to_review'] as const) : []),
    ...(readsTickets ? (['draft_reviewed'] as const) : []),
    ...(isWriter ? (['article_to_verify'] as const) : []),
  ];
}

/** The live choices show a change at once, and revert it if storing fails. */
function NotificationChoices({ preferences }: { preferences: NotificationPreferences }) {
  const { choose, isSaving } = useChosenPreferences(preferences);
  const isReadOnly = !useMay('AgentNotifications.setOwn');
  const maySubscribe = useMay(createNotificationSubscription);
  const events = useOwnEvents();
  const { matrix, times } = preferences;
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <SettingsSection title={NOTIFICATION_TEXTS.choicesTitle} description={NOTIFICATION_TEXTS.choicesHint}>
        <NotificationMatrixChoices
          events={events}
          matrix={matrix}
          isReadOnly={isReadOnly}
          isSaving={isSaving}
          onChoose={(event, channel, cell) =>
            void choose((before) => ({
              ...before,
              matrix: withChoice(before.matrix, { event, channel, cell }),
            }))
          }
        />
      </SettingsSection>
      <NotificationTimesChoices
        times={times}
        isReadOnly={isReadOnly}
        onChange={(change) => void choose((before) => ({ ...before, times: change(before.times) }))}
      />
      {maySubscribe && <SubscriptionsSection />}
      <BrowserSection />
    </>
  );
}

/** What the user is notified about, where and when. Open to everyone, whatever their permissions (D-56, D-132). */
export function NotificationsTab() {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchNotificationPreferences(firestore, uid), [firestore, uid]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return live.status === 'loading' ? <SettingsSkeleton /> : <NotificationChoices preferences={live.data} />;
}
