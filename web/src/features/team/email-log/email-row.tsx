import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Cell, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { EMAIL_STATES } from './email-labels';

export const EMAIL_COLUMNS = 'minmax(0, 1fr) 150px 90px 64px';

/** One email: recipient, subject, state and time. */
export function EmailRow({ item }: { item: EmailLogItem }) {
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
