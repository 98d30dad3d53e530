import type { WizardStep } from '@harborline/domain/contact/wizard';
import type { ContactForm } from '@harborline/domain/entities/library';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';

/** The stages a form has; how many questions there are depends on the answers, so these are not counted. */
function stagesOf(form: ContactForm): string[] {
  const hasQuestions = form.qualifyUserQuestion !== undefined || form.steps.length > 0;
  return [
    ...(hasQuestions ? [CONTACT_TEXTS.stageTopic] : []),
    ...(form.searchStep === true ? [CONTACT_TEXTS.stageAnswers] : []),
    CONTACT_TEXTS.stageMessage,
  ];
}

function stageOf(step: WizardStep): string {
  if (step === 'CHECK_HELP_LIBRARY') return CONTACT_TEXTS.stageAnswers;
  return step === 'FINAL_STEP' ? CONTACT_TEXTS.stageMessage : CONTACT_TEXTS.stageTopic;
}

/** How far the visitor is; a form of one stage needs none of it. */
export function WizardProgress({ form, step }: { form: ContactForm; step: WizardStep }) {
  const stages = stagesOf(form);
  const current = stages.indexOf(stageOf(step));
  if (stages.length < 2) return null;
  return (
    <ol className="wizard-progress" aria-label={CONTACT_TEXTS.progress}>
      {stages.map((stage, place) => (
        <li key={stage} aria-current={place === current ? 'step' : undefined} data-is-done={place < current}>
          {stage}
        </li>
      ))}
    </ol>
  );
}
