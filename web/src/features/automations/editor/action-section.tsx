import { LIMITS } from '@harborline/domain/limits';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import AddIcon from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { slotChoices } from '../../../shared/macros/slot-choices';
import { type MacroTargets, useMacroNames } from '../../../shared/macros/use-macro-names';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { type Choice, ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { ActionRow, TAG_LIST } from './action-row';
import {
  ACTION_KINDS,
  type ActionDraft,
  type ActionKind,
  type AutomationProblems,
  newAction,
} from './automation-draft';
import { EditorSection } from './editor-section';

type Actions = readonly ActionDraft[];

interface ActionSectionProps {
  readonly actions: Actions;
  readonly problems: AutomationProblems;
  /** the library's tags, which fields offer */
  readonly tags: readonly Choice<string>[];
  readonly wasTried: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (actions: Actions) => void;
}

/** Kinds that the library can name something for. */
const kindsFor = (targets: MacroTargets): readonly Choice<ActionKind>[] =>
  ACTION_KINDS.filter((kind) => {
    const isList = kind === 'team' || kind === 'type' || kind === 'category' || kind === 'tier';
    return !isList || slotChoices(kind, targets).length > 0;
  }).map((value) => ({ value, label: AUTOMATION_TEXTS.actionKinds[value] }));

function AddAction({ targets, onAdd }: { targets: MacroTargets; onAdd: (kind: ActionKind) => void }) {
  const [kind, setKind] = useState<ActionKind>('priority');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <Box sx={{ flex: '0 1 220px' }}>
        <ChoiceSelect
          label={AUTOMATION_TEXTS.action}
          isLabelHidden
          value={kind}
          choices={kindsFor(targets)}
          onChange={setKind}
        />
      </Box>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => onAdd(kind)}>
        {AUTOMATION_TEXTS.addAction}
      </Button>
    </Box>
  );
}

const nameOf = ({ kind }: ActionDraft): string => AUTOMATION_TEXTS.actionKinds[kind];

const moved = (actions: Actions, from: number, to: number): Actions => {
  const rest = actions.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...actions.slice(from, from + 1));
};

/** What the automation does, from top to bottom. */
export function ActionSection({ actions, problems, tags, ...props }: ActionSectionProps) {
  const { wasTried, isReadOnly, onChange } = props;
  const { targets, status } = useMacroNames();
  const toasts = useToasts();
  const remove = (ref: string) => {
    onChange(actions.filter((one) => one.ref !== ref));
    toasts.success(AUTOMATION_TEXTS.actionRemoved, {
      label: AUTOMATION_TEXTS.undo,
      run: () => onChange(actions),
    });
  };
  return (
    <EditorSection title={AUTOMATION_TEXTS.actions} help={AUTOMATION_TEXTS.actionsHelp}>
      {status === 'failed' && <Alert severity="warning">{AUTOMATION_TEXTS.targetsFailed}</Alert>}
      <datalist id={TAG_LIST}>
        {tags.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      {actions.length === 0 ? (
        <Typography color={wasTried ? 'error' : 'textSecondary'} role={wasTried ? 'alert' : undefined}>
          {AUTOMATION_TEXTS.noActions}
        </Typography>
      ) : (
        <SortableList
          label={AUTOMATION_TEXTS.actions}
          items={actions}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          isFramed
          onMove={(from, to) => onChange(moved(actions, from, to))}
        >
          {(action) => (
            <ActionRow
              action={action}
              targets={targets}
              areTargetsKnown={status === 'ready'}
              isUnfinished={wasTried && problems.unfinished.includes(action.ref)}
              isDoubled={problems.doubled.includes(action.ref)}
              isReadOnly={isReadOnly}
              onChange={(value) =>
                onChange(actions.map((one) => (one.ref === action.ref ? { ...one, value } : one)))
              }
              onRemove={() => remove(action.ref)}
            />
          )}
        </SortableList>
      )}
      {problems.hasManyActions && <FormHelperText error>{AUTOMATION_TEXTS.tooMany}</FormHelperText>}
      {!isReadOnly && actions.length < LIMITS.workflowActions && (
        <AddAction targets={targets} onAdd={(kind) => onChange([...actions, newAction(kind)])} />
      )}
    </EditorSection>
  );
}
