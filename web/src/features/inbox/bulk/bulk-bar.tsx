import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import GatherIcon from '@mui/icons-material/AccountTreeOutlined';
import MacroIcon from '@mui/icons-material/BoltRounded';
import MergeIcon from '@mui/icons-material/CallMergeRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import ReplyIcon from '@mui/icons-material/ReplyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useOutNote } from '../../../shared/duty/use-out-note';
import { useMay } from '../../../shared/staff/use-may';
import { BELOW_TOASTS } from '../../../shared/ui-admin/below-toasts';
import { PeopleMenu } from '../details/assignee/people-menu';
import { useFocusBackToList } from '../list/focus-list';
import { MenuButton } from '../menu-button';
import type { NextSnooze, NextStatus } from '../status/next-status';
import { OwnStatusMenu } from '../status/own-status-menu';
import type { Ticket } from '../ticket';
import { BulkSnooze } from './bulk-snooze';
import { BulkTags } from './bulk-tags';
import type { RunningStep } from './use-bulk-step';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  step: RunningStep;
  /** whether the person may change the tickets, and not only delete them */
  mayReply: boolean;
  /** asks how to merge these */
  onMerge: (tickets: readonly Ticket[]) => void;
  /** asks which macro to apply to them */
  onMacro: () => void;
  /** asks for the parent of these */
  onGather: (tickets: readonly Ticket[]) => void;
  /** writes a reply to these */
  onReply: (tickets: readonly Ticket[]) => void;
  /** asks before these are deleted */
  onDelete: (tickets: readonly Ticket[]) => void;
}

/** What can be done to the selected tickets, and what came of it (D-105). */
export function BulkBar({ selection, step, ...asks }: BulkBarProps) {
  return (
    <Box
      component="section"
      aria-label={BULK_TEXTS.bar}
      {...BELOW_TOASTS}
      sx={{ flex: 'none', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      {step.refused.length > 0 && <Refused step={step} />}
      {step.progress !== null && <Progress {...step.progress} />}
      {step.progress === null && selection.tickets.length > 0 && (
        <Actions selection={selection} step={step} {...asks} />
      )}
    </Box>
  );
}

function setStatus(next: Exclude<NextStatus, NextSnooze>, run: RunningStep['run']): void {
  if (typeof next === 'string') {
    run({ kind: 'status', status: next }, BULK_TEXTS.done[next]);
    return;
  }
  const { status, ownRef, name } = next;
  run({ kind: 'status', status, own_status_ref: ownRef }, (count) => BULK_TEXTS.ownStatusSet(count, name));
}

interface DialogButtonProps extends Pick<IconButtonProps, 'color' | 'disabled' | 'onClick' | 'sx'> {
  label: string;
  icon: ReactNode;
}

/** Opens a dialog about the selected tickets. */
const DialogButton = ({ label, icon, ...button }: DialogButtonProps) => (
  <IconButton {...button} size="small" aria-haspopup="dialog" aria-label={label} title={label}>
    {icon}
  </IconButton>
);

/** The same with its words, where there is room for them. */
function WordedButton({ label, icon, ...button }: Omit<DialogButtonProps, 'color'>) {
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  if (!hasRoom) return <DialogButton label={label} icon={icon} {...button} />;
  return (
    <Button {...button} size="small" color="inherit" aria-haspopup="dialog" startIcon={icon}>
      {label}
    </Button>
  );
}

function Actions({ selection: { tickets, clear }, step: { run }, mayReply, ...asks }: BulkBarProps) {
  const mayDelete = useMay(deleteTickets);
  const outNote = useOutNote();
  useFocusBackToList();
  // One that was merged already stays where it went.
  const unmerged = tickets.filter(({ merged_into }) => merged_into === undefined);
  return (
    <Box
      sx={{
        px: 0.5,
        py: 0.75,
        '@media (pointer: coarse)': { '& .MuiIconButton-root': { width: 44, height: 44 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton size="small" aria-label={BULK_TEXTS.clear} title={BULK_TEXTS.clear} onClick={clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 550, pl: 0.5 }}>
          {BULK_TEXTS.selected(tickets.length)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {mayReply && (
          <>
            <WordedButton
              label={LINK_TEXTS.gather}
              icon={<GatherIcon fontSize="small" />}
              disabled={unmerged.length === 0}
              onClick={() => asks.onGather(unmerged)}
            />
            <WordedButton
              label={BULK_REPLY_TEXTS.open}
              icon={<ReplyIcon fontSize="small" />}
              disabled={unmerged.length === 0}
              onClick={() => asks.onReply(tickets)}
            />
            <WordedButton
              label={MACRO_TEXTS.apply}
              icon={<MacroIcon fontSize="small" />}
              onClick={asks.onMacro}
            />
            <WordedButton
              label={MERGE_TEXTS.merge}
              icon={<MergeIcon fontSize="small" />}
              disabled={unmerged.length === 0}
              onClick={() => asks.onMerge(unmerged)}
            />
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {mayReply && (
          <>
            <MenuButton
              label={BULK_TEXTS.status}
              menu={(anchor, onClose) => (
                <OwnStatusMenu
                  anchor={anchor}
                  ticket={null}
                  onChoose={(next) => {
                    onClose();
                    setStatus(next, run);
                  }}
                  onClose={onClose}
                />
              )}
            >
              {BULK_TEXTS.status}
            </MenuButton>
            <MenuButton
              label={BULK_TEXTS.assign}
              menu={(anchor, onClose) => (
                <PeopleMenu
                  anchor={anchor}
                  chosen={null}
                  onChoose={({ id, name }) =>
                    id === ''
                      ? run({ kind: 'assignee' }, BULK_TEXTS.unassigned)
                      : run({ kind: 'assignee', assigned_to: id }, (count) =>
                          [BULK_TEXTS.assigned(count, name), outNote(id, name)].filter(Boolean).join(' '),
                        )
                  }
                  onClose={onClose}
                />
              )}
            >
              {BULK_TEXTS.assign}
            </MenuButton>
            <BulkTags tickets={tickets} run={run} />
            <BulkSnooze run={run} />
          </>
        )}
        {mayDelete && (
          <DialogButton
            label={DELETE_TEXTS.open}
            icon={<DeleteIcon fontSize="small" />}
            color="error"
            sx={{ ml: 'auto' }}
            onClick={() => asks.onDelete(tickets)}
          />
        )}
      </Box>
    </Box>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {BULK_TEXTS.progress(done, all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / all) * 100}
        aria-label={BULK_TEXTS.progress(done, all)}
      />
    </Box>
  );
}

function Refused({ step: { refused, hideRefused } }: { step: RunningStep }) {
  return (
    <Box role="alert" sx={{ px: 2, pt: 1, maxHeight: 200, overflowY: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" sx={{ flex: 1 }}>
          {BULK_TEXTS.refused(refused.length)}
        </Typography>
        <Button size="small" color="inherit" onClick={hideRefused}>
          {BULK_TEXTS.hideRefused}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {refused.map(({ ticket: { id, number, title }, because }) => (
          <li key={id}>
            {shortNumber(number)} <bdi>{title}</bdi>: {because}
          </li>
        ))}
      </Box>
    </Box>
  );
}
