import { getStatusSubscribers } from '@harborline/domain/api/admin/status';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { SettingsSection } from '../frame/settings-section';
import { isBeingSent, mailingProgress } from './mailing-text';
import { RemoveSubscriber } from './remove-subscriber';

type Subscribers = AnswerOf<typeof getStatusSubscribers>;

/** While mails are on their way, and otherwise. */
const BUSY_MS = 3_000;
const QUIET_MS = 30_000;

function Mailings({ mailings }: Pick<Subscribers, 'mailings'>) {
  const { mailingOf, mailingsTitle, noMailings, occasions } = STATUS_SETTINGS_TEXTS;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {mailingsTitle}
      </Typography>
      {mailings.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {noMailings}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {mailings.map((mailing) => (
          <li key={mailing.id}>
            <Typography sx={{ overflowWrap: 'anywhere' }} dir="auto">
              {mailingOf(occasions[mailing.occasion], mailing.title)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {mailingProgress(mailing)} · <RelativeTime at={new Date(mailing.due_at)} />
            </Typography>
          </li>
        ))}
      </Box>
    </div>
  );
}

interface SubscribersSectionProps {
  /** of the status page: a change of it may be mailed */
  version: number;
  isReadOnly: boolean;
}

/** How many get the updates by mail, how far the latest mails are, and where an address is removed. */
export function SubscribersSection({ version, isReadOnly }: SubscribersSectionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { state, reload } = useRequest({
    key: ['status-subscribers', version],
    load: async (signal) => {
      const found = await callApi(getStatusSubscribers, { signal });
      setIsBusy(found.mailings.some(isBeingSent));
      return found;
    },
    refreshMs: isBusy ? BUSY_MS : QUIET_MS,
  });
  return (
    <SettingsSection
      title={STATUS_SETTINGS_TEXTS.subscribersTitle}
      description={STATUS_SETTINGS_TEXTS.subscribersHelp}
    >
      {(state.status === 'failed' || state.status === 'denied') && (
        <ErrorState title={STATUS_SETTINGS_TEXTS.subscribersFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && (
        <>
          <Typography>{STATUS_SETTINGS_TEXTS.subscribers(state.data.subscribers)}</Typography>
          <Mailings mailings={state.data.mailings} />
        </>
      )}
      {!isReadOnly && (
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {STATUS_SETTINGS_TEXTS.removeSubscriberHelp}
          </Typography>
          <RemoveSubscriber onRemoved={() => void reload()} />
        </div>
      )}
    </SettingsSection>
  );
}
