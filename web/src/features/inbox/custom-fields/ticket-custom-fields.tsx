import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { isOptionGone, storedValue } from '@harborline/domain/tickets/custom-fields/custom-value';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { useCustomFields } from '../../../shared/custom-fields/use-custom-fields';
import { sessionEnd } from '../../../shared/staff/session-end';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { CustomFieldValue } from './custom-field-value';
import { useCustomValues } from './use-custom-values';

const NOTHING = {};

/** Somebody who goes through tickets does not ask for the fields at each. */
const FRESH_MS = 5 * 60_000;

/** `ref`s that were unknown when the fields were read again. */
const asked = new Set<string>();
sessionEnd.subscribe(() => asked.clear());

/** `ref`s of fields and options that a ticket has and that these fields do not know. */
const unknownIn = (fields: readonly PresentedField[], values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([ref, value]) => {
    const field = fields.find((one) => one.ref === ref);
    if (field === undefined) return ref;
    return isOptionGone(field, value) ? value : [];
  });

interface ValuesProps {
  readonly ticket: Ticket;
  readonly fields: readonly PresentedField[];
  /** gets the `ref`s that the ticket has and the fields do not know */
  readonly onUnknown: (refs: readonly string[]) => void;
}

function Values({ ticket, fields, onUnknown }: ValuesProps) {
  const values = useCustomValues(ticket.id);
  const mayChange = useMayChange(ticket);
  const data = values.status === 'ready' ? values.data : NOTHING;
  useEffect(() => onUnknown(unknownIn(fields, data)), [fields, data, onUnknown]);
  if (values.status === 'failed' || values.status === 'denied')
    return <ErrorState title={CUSTOM_FIELD_TEXTS.valuesFailed} onRetry={values.retry} />;
  if (values.status === 'loading') return <ValuesLoading fields={fields} mayChange={mayChange} />;
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {fields.map((field) => (
          <CustomFieldValue
            key={field.ref}
            conversationRef={ticket.id}
            field={field}
            stored={storedValue(values.data, field.ref)}
            mayChange={mayChange}
          />
        ))}
      </Box>
      {!mayChange && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {ticket.merged_into === undefined ? CUSTOM_FIELD_TEXTS.mayNotChange : CUSTOM_FIELD_TEXTS.isMerged}
        </Typography>
      )}
    </Box>
  );
}

interface ValuesLoadingProps {
  readonly fields: readonly PresentedField[];
  readonly mayChange: boolean;
}

/** As high as what comes, so that nothing beneath it jumps. */
function ValuesLoading({ fields, mayChange }: ValuesLoadingProps) {
  return (
    <ListLoading>
      <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
        {fields.map(({ ref, name }) => (
          <div key={ref}>
            <Typography component="div" variant="caption" color="textSecondary" noWrap>
              <bdi>{name}</bdi>
            </Typography>
            <Skeleton variant="rounded" height={mayChange ? 40 : 20} sx={mayChange ? { mt: 0.5 } : {}} />
          </div>
        ))}
      </Box>
    </ListLoading>
  );
}

/** What a ticket has of the library's custom fields; nothing, if the library has none (D-126). */
export function TicketCustomFields({ ticket }: { ticket: Ticket }) {
  const { state, reload } = useCustomFields(FRESH_MS);
  const onUnknown = useCallback(
    (refs: readonly string[]) => {
      const unasked = refs.filter((ref) => !asked.has(ref));
      for (const ref of unasked) asked.add(ref);
      // Somebody may have added them since. What was removed stays unknown, and is not asked for again.
      if (unasked.length > 0) void reload();
    },
    [reload],
  );
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={CUSTOM_FIELD_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading' || state.data.length === 0) return null;
  return <Values key={ticket.id} ticket={ticket} fields={state.data} onUnknown={onUnknown} />;
}
