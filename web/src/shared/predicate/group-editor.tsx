import { LIMITS } from '@harborline/domain/limits';
import { GROUP_KINDS } from '@harborline/domain/predicate/predicate';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import AddIcon from '@mui/icons-material/AddRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChoiceSelect } from '../ui-admin/choice-select';
import { ConditionRow } from './condition-row';
import type { Editing } from './editing';
import { type DraftGroup, isDraftGroup } from './predicate-draft';

const KINDS = GROUP_KINDS.map((value) => ({ value, label: PREDICATE_TEXTS.groups[value] }));

interface GroupEditorProps {
  group: DraftGroup;
  editing: Editing;
  /** counted from 0, which is the whole */
  depth: number;
}

/** How a group joins its parts; a group within another can be removed. */
function GroupHead({ group, editing, depth }: GroupEditorProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '0 1 220px' }}>
        <ChoiceSelect
          label={PREDICATE_TEXTS.group}
          isLabelHidden
          value={group.match}
          choices={KINDS}
          onChange={(match) => editing.change(group.id, () => ({ ...group, match }))}
        />
      </Box>
      {depth > 0 && (
        <IconButton
          aria-label={PREDICATE_TEXTS.removeGroup}
          onClick={() => editing.remove(group.id)}
          sx={{ ml: 'auto' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** Conditions that are joined, and groups of them. */
export function GroupEditor({ group, editing, depth }: GroupEditorProps) {
  const { isFull, add } = editing;
  return (
    <Box
      role="group"
      aria-label={PREDICATE_TEXTS.groups[group.match]}
      data-group={group.id}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(depth > 0 && { pl: { xs: 1.5, sm: 2 }, borderLeft: 3, borderColor: 'divider' }),
      }}
    >
      <GroupHead group={group} editing={editing} depth={depth} />
      {group.of.map((part) =>
        isDraftGroup(part) ? (
          <GroupEditor key={part.id} group={part} editing={editing} depth={depth + 1} />
        ) : (
          <ConditionRow key={part.id} condition={part} editing={editing} />
        ),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<AddIcon />}
          data-add={group.id}
          disabled={isFull}
          onClick={() => add(group, 'condition')}
        >
          {PREDICATE_TEXTS.addCondition}
        </Button>
        {depth + 1 < LIMITS.predicateDepth && (
          <Button
            size="small"
            color="inherit"
            startIcon={<AddIcon />}
            disabled={isFull}
            onClick={() => add(group, 'group')}
          >
            {PREDICATE_TEXTS.addGroup}
          </Button>
        )}
      </Box>
    </Box>
  );
}
