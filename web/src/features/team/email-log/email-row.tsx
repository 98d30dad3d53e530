import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useChange } from '../../../shared/requests/use-change';
import type { Pages } from '../../../shared/requests/use-pages';
import { Cell, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { EMAIL_STATES } from './email-labels';
import { sendAgain } from './email-log';

export const EMAIL_COLUMNS = 'minmax(0, 1fr) 150px 90px 64px';

interface EmailRowProps {
  item: EmailLogItem;
  onChange: Pages<EmailLogItem>['setRows'];
}

/** One email: recipient, subject, state and time. */
export function EmailRow({ item, onChange }: EmailRowProps) {
  const { label, color } = EMAIL_STATES[item.state];
  const recipient = item.to === '' ? EMAIL_LOG_TEXTS.subscriber : item.to;
  return (
    <ListRow columns={EMAIL_COLUMNS} areas="mail kind state time" cardAreas={'"mail state" "kind time"'}>
      <Cell area="mail">
        <Typography noWrap title={recipient} sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
          {recipient}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap title={item.subject}>
          {item.subject}
        </Typography>
        {item.state === 'failed' && (
          <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {item.error} ({EMAIL_LOG_TEXTS.attempts(item.attempts)})
          </Typography>
        )}
        {item.can_retry && <RetryButton item={item} onChange={onChange} />}
      </Cell>
      <Cell area="kind">
        <Typography variant="body2" color="textSecondary" noWrap>
          {EMAIL_LOG_TEXTS.kinds[item.kind]}
        </Typography>
      </Cell>
      <Cell area="state" isAtEnd>
        <Chip size="small" variant="outlined" color={color} label={label} />
      </Cell>
      <Cell area="time" isAtEnd>
        <Typography variant="body2" color="textSecondary" noWrap>
          <RelativeTime at={new Date(item.created_at)} />
        </Typography>
      </Cell>
    </ListRow>
  );
}

function RetryButton({ item, onChange }: EmailRowProps) {
  const toasts = useToasts();
  const { isRunning, run } = useChange({
    name: 'send an email again',
    run: sendAgain,
    onDone: (changed) => {
      onChange((rows) => rows.map((row) => (row.id === changed.id ? changed : row)));
      if (changed.state === 'sent') toasts.success(EMAIL_LOG_TEXTS.retried);
      else toasts.warning(EMAIL_LOG_TEXTS.retryFailed);
    },
    onRefused: () => toasts.error(EMAIL_LOG_TEXTS.retryRefused),
  });
  return (
    <Button
      size="small"
      loading={isRunning}
      aria-label={EMAIL_LOG_TEXTS.retryOf(item.to)}
      onClick={() => void run(item)}
      sx={{ mt: 0.5, ml: -0.75 }}
    >
      {EMAIL_LOG_TEXTS.retry}
    </Button>
  );
}
