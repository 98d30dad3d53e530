import { type WizardState, wizardStage, wizardStages } from '@harborline/domain/contact/wizard';
import type { ContactForm } from '@harborline/domain/entities/library';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';

/** The visitor's progress; not shown for a form with a single stage. */
export function WizardProgress({ form, wizard }: { form: ContactForm; wizard: WizardState }) {
  const stages = wizardStages(form);
  const current = stages.indexOf(wizardStage(wizard));
  if (stages.length < 2) return null;
  return (
    <ol className="wizard-progress" aria-label={CONTACT_TEXTS.progress}>
      {stages.map((stage, index) => (
        <li key={stage} aria-current={index === current ? 'step' : undefined} data-is-done={index < current}>
          {CONTACT_TEXTS.stages[stage]}
        </li>
      ))}
    </ol>
  );
}
