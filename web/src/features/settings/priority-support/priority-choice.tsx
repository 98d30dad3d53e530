import { SUPPORTED_PRIORITIES, type SupportedPriority } from '@harborline/domain/entities/priority-support';
import { PRIORITY_LABELS } from '@harborline/domain/texts/priority';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';

interface PriorityChoiceProps {
  readonly label: string;
  readonly value: SupportedPriority;
  readonly isLocked: boolean;
  /** for rows that name whose it is */
  readonly isLabelHidden?: boolean;
  readonly onChoose: (priority: SupportedPriority) => void;
}

const CHOICES = SUPPORTED_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** Which priority new tickets get. */
export function PriorityChoice({ onChoose, isLocked, ...choice }: PriorityChoiceProps) {
  return (
    <ChoiceSelect
      {...choice}
      choices={CHOICES}
      isDisabled={isLocked}
      onChange={(chosen) => {
        const priority = SUPPORTED_PRIORITIES.find((one) => one === chosen);
        if (priority !== undefined) onChoose(priority);
      }}
    />
  );
}
