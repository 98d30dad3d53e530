import {
  createNotificationSubscription,
  deleteNotificationSubscription,
  getNotificationSubscriptions,
  type PresentedSubscription,
} from '@harborline/domain/api/inbox/notification-subscriptions';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../../shared/api/call-api';
import { useChange } from '../../../../shared/requests/use-change';
import { useRequest } from '../../../../shared/requests/use-request';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import { SettingsSection } from '../../frame/settings-section';
import { AddTeam } from './add-team';

function useSubscriptions() {
  const toasts = useToasts();
  const { state, reload } = useRequest({
    key: ['notification-subscriptions'],
    load: async (signal) => (await callApi(getNotificationSubscriptions, { signal })).subscriptions,
  });
  const onRefused = () => toasts.error(NOTIFICATION_TEXTS.saveFailed);
  const onDone = () => reload();
  const end = useChange({
    name: 'end-subscription',
    run: (subscription_ref: string) =>
      callApi(deleteNotificationSubscription, { query: { subscription_ref } }),
    onRefused,
    onDone,
  });
  const add = useChange({
    name: 'add-subscription',
    run: ({ teamRef, isMuted }: { teamRef: string; isMuted: boolean }) =>
      callApi(createNotificationSubscription, {
        body: { about: 'team', team_ref: teamRef, is_muted: isMuted },
      }),
    onRefused,
    onDone,
  });
  return { state, end, add, isBusy: end.isRunning || add.isRunning };
}

interface RowProps {
  readonly subscription: PresentedSubscription;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SubscriptionRow({ subscription, isBusy, onEnd }: RowProps) {
  const { about, ref, label, is_muted } = subscription;
  const name = label || NOTIFICATION_TEXTS.gone;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {about === 'ticket' && label !== '' ? (
          <Link
            component={RouterLink}
            to={adminLinks.inbox({ conversation: ref })}
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          {is_muted ? NOTIFICATION_TEXTS.muted : NOTIFICATION_TEXTS.subscribed}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        aria-label={NOTIFICATION_TEXTS.endOf(name)}
        onClick={onEnd}
        sx={{ flex: 'none' }}
      >
        {is_muted ? NOTIFICATION_TEXTS.unmute : NOTIFICATION_TEXTS.end}
      </Button>
    </Box>
  );
}

/** Teams of which a person hears more or nothing, and the tickets that they muted (S7.2-11). */
export function SubscriptionsSection() {
  const { state, end, add, isBusy } = useSubscriptions();
  return (
    <SettingsSection title={NOTIFICATION_TEXTS.beyondTitle} description={NOTIFICATION_TEXTS.beyondHint}>
      {state.status === 'failed' && (
        <ErrorState title={NOTIFICATION_TEXTS.beyondFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && (
        <>
          <AddTeam
            taken={state.data.map(({ ref }) => ref)}
            isBusy={isBusy}
            onAdd={(teamRef, isMuted) => void add.run({ teamRef, isMuted })}
          />
          {state.data.length > 0 && (
            <Box
              component="ul"
              aria-label={NOTIFICATION_TEXTS.beyondTitle}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {state.data.map((subscription) => (
                <SubscriptionRow
                  key={subscription.subscription_ref}
                  subscription={subscription}
                  isBusy={isBusy}
                  onEnd={() => void end.run(subscription.subscription_ref)}
                />
              ))}
            </Box>
          )}
        </>
      )}
    </SettingsSection>
  );
}
