import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { OptionRow } from '../ticket-fields/option-row';

interface StatusSectionProps {
  /** one that every library has */
  readonly status: ConversationStatus;
  /** the library's own that count as it, in their order */
  readonly own: readonly OwnStatus[];
  readonly isBusy: boolean;
  readonly mayChange: boolean;
  readonly onMove: (status: OwnStatus, position: number) => void;
  readonly onRename: (status: OwnStatus) => void;
  /** @returns whether it was removed */
  readonly onRemove: (status: OwnStatus) => Promise<boolean>;
}

/** A built-in status, with the library's own ones beneath it. */
export function StatusSection({ status, own, isBusy, mayChange, ...on }: StatusSectionProps) {
  const titleId = useId();
  const { list, leaveRow } = useRowFocus();
  const name = STATUS_TEXTS[status];
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {TICKET_STATUS_TEXTS.meanings[status]}
      </Typography>
      {own.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={TICKET_STATUS_TEXTS.listOf(name)}
          sx={{ ...FRAMED_LIST, mt: 1 }}
        >
          {own.map((one, index) => (
            <OptionRow
              key={one.ref}
              option={one}
              isFirst={index === 0}
              isLast={index === own.length - 1}
              isBusy={isBusy}
              mayChange={mayChange}
              onMove={(by) => on.onMove(one, index + by)}
              onRename={() => on.onRename(one)}
              onRemove={() => {
                if (isBusy) return;
                leaveRow(index, 'delete');
                void on.onRemove(one);
              }}
            />
          ))}
        </Box>
      )}
      {own.length === 0 && status !== 'snoozed' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, fontStyle: 'italic' }}>
          {TICKET_STATUS_TEXTS.none}
        </Typography>
      )}
    </Box>
  );
}
