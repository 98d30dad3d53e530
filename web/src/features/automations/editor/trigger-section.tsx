import { CLOCK_KINDS } from '@harborline/domain/entities/service-levels';
import { CHANGED_FIELDS, TRIGGER_KINDS } from '@harborline/domain/entities/workflow';
import { RATINGS } from '@harborline/domain/ratings/rating-values';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Box from '@mui/material/Box';
import type { Choice } from '../../../shared/ui-admin/choice-select';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useFormChoices } from '../words/use-automation-words';
import { type TriggerDraft, WAIT_UNITS } from './automation-draft';
import { CheckedChoices } from './checked-choices';
import { EditorSection } from './editor-section';

const KINDS = TRIGGER_KINDS.map((value) => ({ value, label: AUTOMATION_TEXTS.triggers[value] }));
const FIELDS = CHANGED_FIELDS.map((value) => ({ value, label: AUTOMATION_TEXTS.changed[value] }));
const CLOCKS = CLOCK_KINDS.map((value) => ({ value, label: SERVICE_LEVEL_TEXTS.kinds[value] }));
const STARS = RATINGS.map((value) => ({ value, label: AUTOMATION_TEXTS.stars(value) }));
const UNITS = WAIT_UNITS.map((value) => ({ value, label: AUTOMATION_TEXTS.units[value] }));
const DAYS = AUTOMATION_TEXTS.days.map((label, index) => ({ value: index + 1, label }));

const zoneChoices = (chosen: string): readonly Choice<string>[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

interface TriggerSectionProps {
  readonly trigger: TriggerDraft;
  /** the library's tags */
  readonly tags: readonly Choice<string>[];
  readonly wasTried: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (trigger: TriggerDraft) => void;
}

type FieldsProps = Omit<TriggerSectionProps, 'onChange'> & {
  readonly change: (changes: Partial<TriggerDraft>) => void;
};

function TagChoice({ trigger, tags, isReadOnly, change }: FieldsProps) {
  const { tagRef } = trigger;
  const isGone = tagRef !== '' && !tags.some(({ value }) => value === tagRef);
  return (
    <ChoiceSelect
      label={AUTOMATION_TEXTS.tag}
      value={tagRef}
      choices={[
        { value: '', label: AUTOMATION_TEXTS.anyTag },
        ...tags,
        ...(isGone ? [{ value: tagRef, label: AUTOMATION_TEXTS.tagGone }] : []),
      ]}
      isDisabled={isReadOnly}
      onChange={(ref) => change({ tagRef: ref })}
    />
  );
}

function FormChoice({ trigger, isReadOnly, change }: FieldsProps) {
  const forms = useFormChoices();
  const { formRef } = trigger;
  const isGone = formRef !== '' && !forms.some(({ value }) => value === formRef);
  return (
    <ChoiceSelect
      label={AUTOMATION_TEXTS.form}
      value={formRef}
      choices={[
        { value: '', label: AUTOMATION_TEXTS.anyForm },
        ...forms,
        ...(isGone ? [{ value: formRef, label: AUTOMATION_TEXTS.formGone }] : []),
      ]}
      isDisabled={isReadOnly}
      helpText={AUTOMATION_TEXTS.formHelp}
      onChange={(ref) => change({ formRef: ref })}
    />
  );
}

function WaitFields({ trigger, wasTried, isReadOnly, change }: FieldsProps) {
  const isWrong = wasTried && !/^[1-9]\d*$/.test(trigger.amount.trim());
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box sx={{ flex: '0 1 140px' }}>
        <TextInput
          label={AUTOMATION_TEXTS.waitAmount}
          value={trigger.amount}
          readOnly={isReadOnly}
          errorText={isWrong ? AUTOMATION_TEXTS.waitWrong : undefined}
          inputProps={{ inputMode: 'numeric', maxLength: 6 }}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Box>
      <Box sx={{ flex: '0 1 160px' }}>
        <ChoiceSelect
          label={AUTOMATION_TEXTS.waitUnit}
          value={trigger.unit}
          choices={UNITS}
          isDisabled={isReadOnly}
          onChange={(unit) => change({ unit })}
        />
      </Box>
    </Box>
  );
}

function TimeFields({ trigger, wasTried, isReadOnly, change }: FieldsProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px 1fr' } }}>
        <TextInput
          type="time"
          label={AUTOMATION_TEXTS.time}
          value={trigger.time}
          readOnly={isReadOnly}
          errorText={wasTried && trigger.time === '' ? AUTOMATION_TEXTS.timeWrong : undefined}
          onChange={({ target }) => change({ time: target.value })}
        />
        <ChoiceSelect
          label={AUTOMATION_TEXTS.timeZone}
          value={trigger.timeZone}
          choices={zoneChoices(trigger.timeZone)}
          isDisabled={isReadOnly}
          onChange={(timeZone) => change({ timeZone })}
        />
      </Box>
      <CheckedChoices
        label={AUTOMATION_TEXTS.daysOfWeek}
        choices={DAYS}
        chosen={trigger.days}
        isReadOnly={isReadOnly}
        errorText={wasTried && trigger.days.length === 0 ? AUTOMATION_TEXTS.fieldRequired : undefined}
        onChange={(days) => change({ days })}
      />
    </>
  );
}

/** What belongs to the chosen trigger. */
function TriggerFields(props: FieldsProps) {
  const { trigger, wasTried, isReadOnly, change } = props;
  switch (trigger.on) {
    case 'ticket-changed':
      return (
        <CheckedChoices
          label={AUTOMATION_TEXTS.changedFields}
          choices={FIELDS}
          chosen={trigger.fields}
          isReadOnly={isReadOnly}
          errorText={wasTried && trigger.fields.length === 0 ? AUTOMATION_TEXTS.fieldRequired : undefined}
          onChange={(fields) => change({ fields })}
        />
      );
    case 'tag-added':
    case 'tag-removed':
      return <TagChoice {...props} />;
    case 'service-level-warned':
    case 'service-level-breached':
      return (
        <CheckedChoices
          label={AUTOMATION_TEXTS.clocks}
          choices={CLOCKS}
          chosen={trigger.clocks}
          isReadOnly={isReadOnly}
          helpText={AUTOMATION_TEXTS.noneMeansAny}
          onChange={(clocks) => change({ clocks })}
        />
      );
    case 'rated':
      return (
        <CheckedChoices
          label={AUTOMATION_TEXTS.ratings}
          choices={STARS}
          chosen={trigger.ratings}
          isReadOnly={isReadOnly}
          helpText={AUTOMATION_TEXTS.noneMeansAny}
          onChange={(ratings) => change({ ratings })}
        />
      );
    case 'form-submitted':
      return <FormChoice {...props} />;
    case 'waiting':
      return <WaitFields {...props} />;
    case 'schedule':
      return <TimeFields {...props} />;
    default:
      return null;
  }
}

/** What starts the automation. */
export function TriggerSection({ onChange, ...shown }: TriggerSectionProps) {
  const { trigger, isReadOnly } = shown;
  const change = (changes: Partial<TriggerDraft>) => onChange({ ...trigger, ...changes });
  return (
    <EditorSection title={AUTOMATION_TEXTS.when} help={AUTOMATION_TEXTS.whenHelp}>
      <ChoiceSelect
        label={AUTOMATION_TEXTS.trigger}
        value={trigger.on}
        choices={KINDS}
        isDisabled={isReadOnly}
        onChange={(on) => change({ on })}
      />
      <TriggerFields {...shown} change={change} />
    </EditorSection>
  );
}
