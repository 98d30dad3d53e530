import { getTicketAddresses } from '@harborline/domain/api/inbox/ticket-addresses';
import { ADDRESS_REASONS, TICKET_MAIL_TEXTS } from '@harborline/domain/texts/ticket-mail-settings';
import {
  type AddressTrace,
  addressTicket,
  type TicketAddressInput,
} from '@harborline/domain/tickets/address-ticket';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { SettingsSection } from '../frame/settings-section';
import type { LibraryParts } from '../library/watch-library';
import type { TicketMailValues } from './ticket-mail-values';

interface TicketPreviewProps {
  library: LibraryParts;
  /** as entered, saved or not */
  ticket: TicketMailValues;
}

/** As a ticket's id is made: the time in milliseconds and three digits. */
const EXAMPLE_ID = 1767225600000123;

/** How the email about an example ticket would be addressed, and why. */
export function TicketPreview(props: TicketPreviewProps) {
  const { state } = useRequest({
    key: ['ticket-addresses'],
    load: (signal) => callApi(getTicketAddresses, { signal }),
  });
  return (
    <SettingsSection title={TICKET_MAIL_TEXTS.previewTitle} description={TICKET_MAIL_TEXTS.previewHelp}>
      {state.status === 'loading' && <Skeleton width="60%" />}
      {(state.status === 'failed' || state.status === 'denied') && (
        <ErrorState title={TICKET_MAIL_TEXTS.addressesFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && <ExampleMail {...props} addresses={state.data} />}
    </SettingsSection>
  );
}

function ExampleMail({
  library,
  ticket,
  addresses,
}: TicketPreviewProps & Pick<TicketAddressInput, 'addresses'>) {
  const address = addressTicket({
    library: library.public,
    privateSettings: { ...library.private, ticket },
    visitor: TICKET_MAIL_TEXTS.example,
    ticketId: EXAMPLE_ID,
    addresses,
  });
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {address.trace.map(({ field, because }) => (
        <Header key={field} field={field} value={address[field]} because={because} />
      ))}
    </Box>
  );
}

function Header({ field, value, because }: AddressTrace & { value: string }) {
  return (
    <div>
      <Typography component="dt" variant="subtitle2">
        {TICKET_MAIL_TEXTS.fields[field]}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <bdi>{value || TICKET_MAIL_TEXTS.empty}</bdi>
      </Typography>
      <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
        {ADDRESS_REASONS[because]}
      </Typography>
    </div>
  );
}
