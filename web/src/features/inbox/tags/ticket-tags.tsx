import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import CancelIcon from '@mui/icons-material/CancelRounded';
import WaitingIcon from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useTags } from '../../../shared/ticket-tags/use-tags';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { useWaitingTags } from '../waiting/use-waiting-tags';
import { TagField } from './tag-field';
import { useTagChange } from './use-tag-change';

/** A ticket's tags, each leading to the tickets that have it; whoever answers the ticket may add and remove them (D-71). */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const { id, tag_refs: kept = [] } = ticket;
  const mayChange = useMayChange(ticket);
  const { state, nameOf, currentOf, reload } = useTags(kept);
  // Two of them may have become one, which reaches the ticket a moment later (D-117).
  const stored = [...new Set(kept.map(currentOf))];
  const { refs, waitingNames } = useWaitingTags(id, stored, state.status === 'ready' ? state.data.tags : []);
  const { change, isRunning } = useTagChange(ticket, reload);
  const { list, leaveRow } = useRowFocus();
  const remove = (index: number, name: string) => {
    leaveRow(index, 'remove');
    change(name, false);
  };
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={TAG_TEXTS.loadFailed} onRetry={state.retry} />;
  return (
    <>
      {refs.length + waitingNames.length === 0 && <Typography variant="body2">{TAG_TEXTS.none}</Typography>}
      <Box
        component="ul"
        ref={list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {refs.map((ref, index) => (
          <Box component="li" key={ref} sx={{ maxWidth: '100%' }}>
            <TagChip
              tagRef={ref}
              name={nameOf(ref)}
              conversation={id}
              isLocked={isRunning}
              onRemove={mayChange ? (name) => remove(index, name) : null}
            />
          </Box>
        ))}
        {waitingNames.map((name) => (
          <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
            <Chip
              size="small"
              variant="outlined"
              icon={<WaitingIcon aria-hidden />}
              label={
                <>
                  <bdi>{name}</bdi>
                  <Box component="span" sx={VISUALLY_HIDDEN}>
                    {`, ${OFFLINE_TEXTS.states.waiting}`}
                  </Box>
                </>
              }
              title={OFFLINE_TEXTS.states.waiting}
            />
          </Box>
        ))}
      </Box>
      {mayChange && (
        <TagField
          tags={state.status === 'ready' ? state.data.tags : []}
          refs={refs}
          isReadOnly={isRunning}
          onAdd={(name) => change(name, true)}
        />
      )}
    </>
  );
}

interface TagChipProps {
  tagRef: string;
  /** undefined while it is read */
  name: string | undefined;
  conversation: string;
  /** while another change is sent */
  isLocked: boolean;
  /** null if it cannot be removed */
  onRemove: ((name: string) => void) | null;
}

function TagChip({ tagRef, name, conversation, isLocked, onRemove }: TagChipProps) {
  if (name === undefined) return <Chip size="small" label={TAG_TEXTS.loading} />;
  const remove = onRemove === null ? null : () => !isLocked && onRemove(name);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Chip
        size="small"
        component={Link}
        to={adminLinks.inbox({ status: 'all', tag: tagRef, conversation })}
        clickable
        aria-label={TAG_TEXTS.ticketsWith(name)}
        label={<bdi>{name}</bdi>}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Delete' || key === 'Backspace') remove?.();
        }}
        sx={{ minWidth: 0 }}
      />
      {remove !== null && (
        <IconButton
          size="small"
          aria-label={TAG_TEXTS.remove(name)}
          // Not `disabled`: it would lose the focus.
          aria-disabled={isLocked}
          data-action="remove"
          onClick={remove}
          sx={{ p: 0.5 }}
        >
          <CancelIcon sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  );
}
