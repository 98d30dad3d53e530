import type { SupportedPriority, SupportedSender } from '@harborline/domain/entities/priority-support';
import { PRIORITY_LABELS } from '@harborline/domain/texts/priority';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import PriorityIcon from '@mui/icons-material/KeyboardDoubleArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsSection } from '../frame/settings-section';
import { PriorityChoice } from './priority-choice';
import type { SupportPartProps } from './support-switch';

/** Who is on the list, with which priority. */
export function SupportedList({ support, isBusy, mayChange, run }: SupportPartProps) {
  const { list, leaveRow } = useRowFocus();
  const { senders } = support;
  const remove = (index: number, { sender }: SupportedSender) => {
    leaveRow(index, 'remove');
    const left = senders.filter((entry) => entry.sender !== sender);
    const text = PRIORITY_SUPPORT_TEXTS.removed(sender);
    void run({ before: support, changes: { senders: left }, text, hasUndo: true });
  };
  const choose = (changed: SupportedSender, priority: SupportedPriority) => {
    const next = senders.map((entry) => (entry === changed ? { ...entry, priority } : entry));
    void run({ before: support, changes: { senders: next }, text: PRIORITY_SUPPORT_TEXTS.saved });
  };
  if (senders.length === 0)
    return (
      <SettingsSection title={PRIORITY_SUPPORT_TEXTS.listTitle}>
        <EmptyState
          icon={<PriorityIcon />}
          title={PRIORITY_SUPPORT_TEXTS.emptyTitle}
          description={PRIORITY_SUPPORT_TEXTS.emptyBody}
        />
      </SettingsSection>
    );
  return (
    <SettingsSection title={PRIORITY_SUPPORT_TEXTS.listTitle}>
      <div>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {PRIORITY_SUPPORT_TEXTS.count(senders.length)}
        </Typography>
        <Box component="ul" ref={list} aria-label={PRIORITY_SUPPORT_TEXTS.listTitle} sx={FRAMED_LIST}>
          {senders.map((entry, index) => (
            <SupportedRow
              key={entry.sender}
              entry={entry}
              isLocked={isBusy}
              mayChange={mayChange}
              onChoose={(priority) => choose(entry, priority)}
              onRemove={() => remove(index, entry)}
            />
          ))}
        </Box>
      </div>
    </SettingsSection>
  );
}

interface SupportedRowProps {
  readonly entry: SupportedSender;
  readonly isLocked: boolean;
  readonly mayChange: boolean;
  readonly onChoose: (priority: SupportedPriority) => void;
  readonly onRemove: () => void;
}

function SupportedRow({ entry, isLocked, mayChange, onChoose, onRemove }: SupportedRowProps) {
  const { sender, priority } = entry;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 180px', fontWeight: 550, overflowWrap: 'anywhere' }}>
        {sender}
      </Typography>
      {mayChange ? (
        <>
          <Box sx={{ flex: 'none', width: 120 }}>
            <PriorityChoice
              label={PRIORITY_SUPPORT_TEXTS.priorityOf(sender)}
              isLabelHidden
              value={priority}
              isLocked={isLocked}
              onChoose={onChoose}
            />
          </Box>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isLocked}
            aria-label={PRIORITY_SUPPORT_TEXTS.removeOf(sender)}
            data-action="remove"
            onClick={onRemove}
            sx={{ flex: 'none' }}
          >
            {PRIORITY_SUPPORT_TEXTS.remove}
          </Button>
        </>
      ) : (
        <Typography variant="body2">{PRIORITY_LABELS[priority]}</Typography>
      )}
    </Box>
  );
}
