import type { PresentedFolder } from '@harborline/domain/api/automations/workflows';
import { LIMITS } from '@harborline/domain/limits';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Box from '@mui/material/Box';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type AutomationDraft, STATES } from './automation-draft';
import { EditorSection } from './editor-section';

const STATE_CHOICES = STATES.map((value) => ({ value, label: AUTOMATION_TEXTS.states[value] }));

interface AboutSectionProps {
  readonly draft: AutomationDraft;
  readonly folders: readonly PresentedFolder[];
  readonly wasTried: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<AutomationDraft>) => void;
}

/** What it is called, where it lies, and whether it acts. */
export function AboutSection({ draft, folders, wasTried, isReadOnly, onChange }: AboutSectionProps) {
  const choices = [
    { value: '', label: AUTOMATION_TEXTS.noFolder },
    ...folders.map(({ workflow_folder_ref: value, name: label }) => ({ value, label })),
  ];
  return (
    <EditorSection title={AUTOMATION_TEXTS.about}>
      <TextInput
        label={AUTOMATION_TEXTS.name}
        value={draft.name}
        readOnly={isReadOnly}
        placeholder={AUTOMATION_TEXTS.nameExample}
        errorText={wasTried && draft.name.trim() === '' ? AUTOMATION_TEXTS.nameRequired : undefined}
        inputProps={{ maxLength: LIMITS.workflowName, dir: 'auto' }}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <ChoiceSelect
          label={AUTOMATION_TEXTS.state}
          value={draft.state}
          choices={STATE_CHOICES}
          isDisabled={isReadOnly}
          helpText={AUTOMATION_TEXTS.stateHelp[draft.state]}
          onChange={(state) => onChange({ state })}
        />
        <ChoiceSelect
          label={AUTOMATION_TEXTS.folder}
          value={choices.some(({ value }) => value === draft.folderRef) ? draft.folderRef : ''}
          choices={choices}
          isDisabled={isReadOnly}
          onChange={(folderRef) => onChange({ folderRef })}
        />
      </Box>
    </EditorSection>
  );
}
