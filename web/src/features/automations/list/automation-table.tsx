import {
  changeWorkflow,
  deleteWorkflow,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { triggerText, workflowActionsText } from '@harborline/domain/automations/trigger-text';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { stateOf } from '../editor/automation-draft';
import { useTriggerNames } from '../words/use-automation-words';
import type { AutomationChanges } from './use-automation-changes';

const COLUMNS = { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 190px 110px 84px' };
/** On a phone, the state is below the name. */
const AREAS = { xs: '"name name" "state actions"', sm: '"name state changed actions"' };
/** Above the link that covers the row. */
const ABOVE = { position: 'relative', zIndex: 1 } as const;
const COLORS = { off: 'default', record: 'info', on: 'success' } as const;

function StateChip({ row }: { readonly row: PresentedWorkflow }) {
  if (row.stopped_at !== null)
    return <Chip size="small" variant="outlined" color="error" label={AUTOMATION_TEXTS.stopped} />;
  const state = stateOf(row);
  return (
    <Chip size="small" variant="outlined" color={COLORS[state]} label={AUTOMATION_TEXTS.states[state]} />
  );
}

interface RowProps {
  readonly row: PresentedWorkflow;
  /** what it does, in one line */
  readonly summary: string;
  readonly mayChange: boolean;
  readonly mayRemove: boolean;
  readonly changes: AutomationChanges;
  readonly onRemove: () => void;
}

function AutomationRow({ row, summary, mayChange, mayRemove, changes, onRemove }: RowProps) {
  const { workflow_ref: ref, name } = row;
  return (
    <Box
      component="li"
      sx={{
        ...LINKED_ROW,
        gridTemplateColumns: COLUMNS,
        gridTemplateAreas: AREAS,
        rowGap: { xs: 0.5, sm: 0 },
      }}
    >
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography component={Link} to={adminLinks.automation(ref)} sx={ROW_LINK}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state', display: 'flex', gap: 1, alignItems: 'center' }}>
        {mayChange && (
          <Switch
            size="small"
            checked={row.is_enabled}
            disabled={changes.switching.isRunning || row.definition === null}
            slotProps={{ input: { 'aria-label': AUTOMATION_TEXTS.switchOf(name) } }}
            sx={ABOVE}
            onChange={() => void changes.switching.run(row)}
          />
        )}
        <StateChip row={row} />
      </Box>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ gridArea: 'changed', display: { xs: 'none', sm: 'block' } }}
      >
        <RelativeTime at={new Date(row.changed_at)} />
      </Typography>
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' }}>
        {mayChange && row.definition !== null && (
          <IconButton
            size="small"
            aria-label={AUTOMATION_TEXTS.clone(name)}
            disabled={changes.cloning.isRunning}
            onClick={() => void changes.cloning.run(row)}
            sx={ABOVE}
          >
            <CopyIcon fontSize="small" />
          </IconButton>
        )}
        {mayRemove && (
          <IconButton size="small" aria-label={AUTOMATION_TEXTS.remove(name)} onClick={onRemove} sx={ABOVE}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

interface AutomationTableProps {
  readonly rows: readonly PresentedWorkflow[];
  readonly changes: AutomationChanges;
}

/** Automations, each with what it does in one line; a row leads to its page. */
export function AutomationTable({ rows, changes }: AutomationTableProps) {
  const { names } = useMacroNames();
  const triggerNames = useTriggerNames();
  const mayChange = useMay(changeWorkflow);
  const mayRemove = useMay(deleteWorkflow);
  const [removed, setRemoved] = useState<PresentedWorkflow | null>(null);
  const summaryOf = ({ definition }: PresentedWorkflow): string =>
    definition === null
      ? AUTOMATION_TEXTS.unreadable
      : AUTOMATION_TEXTS.summary(
          triggerText(definition.trigger, triggerNames),
          workflowActionsText(definition.actions, names),
        );
  return (
    <>
      <ListFrame
        label={AUTOMATION_TEXTS.listLabel}
        columns={COLUMNS.sm}
        heads={Object.values(AUTOMATION_TEXTS.columns)}
      >
        {rows.map((row) => (
          <AutomationRow
            key={row.workflow_ref}
            summary={summaryOf(row)}
            onRemove={() => setRemoved(row)}
            {...{ row, mayChange, mayRemove, changes }}
          />
        ))}
      </ListFrame>
      {removed !== null && (
        <ConfirmDialog
          isOpen
          isDestructive
          isBusy={changes.removing.isRunning}
          title={AUTOMATION_TEXTS.removeTitle(removed.name)}
          description={AUTOMATION_TEXTS.removeBody}
          confirmLabel={AUTOMATION_TEXTS.removeConfirm}
          onConfirm={() => void changes.removing.run(removed).then(() => setRemoved(null))}
          onCancel={() => setRemoved(null)}
        />
      )}
    </>
  );
}
