import {
  advanceWizard,
  startWizard,
  type WizardForm,
  type WizardQuestion,
  type WizardState,
  type WizardStep,
  wizardQuestion,
} from './wizard';

export type FormStep = WizardForm['steps'][number]['stepSelected'];

/** Something in a contact form that visitors never see, or that does not do what it says (D-96). */
export type FormProblem =
  /** no way through the form comes to this step */
  | { readonly kind: 'unreachable'; readonly step: FormStep }
  /** the answer leads to a question that has been answered on the way to it; the wizard goes on to the form instead */
  | { readonly kind: 'circle'; readonly step: FormStep; readonly answer: number }
  /** the answer leads to a step that the form does not have; the wizard goes on to the form instead */
  | { readonly kind: 'missing'; readonly step: FormStep; readonly answer: number };

const isQuestionStep = (step: string): step is WizardState['trail'][number] =>
  step === 'HELP_WITH' || step === 'SUB_HELP_WITH' || step === 'ISSUES' || step === 'LOGIN_ISSUE';

const configured = (step: WizardState['trail'][number]): FormStep =>
  step === 'SUB_HELP_WITH' ? 'HELP_WITH' : step;

/** Every state that some visitor can come to; states that go on alike are listed once. */
export function reachableStates(form: WizardForm): WizardState[] {
  const found = new Map<string, WizardState>();
  const waiting = [startWizard(form)];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const key = [state.step, ...state.trail].join('/');
    if (found.has(key)) continue;
    found.set(key, state);
    waiting.push(...nextStates(form, state));
  }
  return [...found.values()];
}

function nextStates(form: WizardForm, state: WizardState): WizardState[] {
  if (state.step === 'CHECK_HELP_LIBRARY') return [advanceWizard(form, state, { type: 'continue' })];
  const answers = wizardQuestion(form, state.step)?.answers ?? [];
  return answers.map((_answer, index) => advanceWizard(form, state, { type: 'answer', index }));
}

/** The step that an answer names; '' if it only leads to the search or to the form. */
function namedBy(step: WizardStep, { goTo = '', search }: WizardQuestion['answers'][number]): string {
  if (step === 'LOGIN_ISSUE') return '';
  if (step === 'ISSUES') return goTo === 'HELP_WITH' ? 'SUB_HELP_WITH' : goTo;
  return search === true ? '' : goTo;
}

function problemOf(form: WizardForm, state: WizardState, answer: number): FormProblem | null {
  const { step, trail } = state;
  const chosen = wizardQuestion(form, step)?.answers[answer];
  if (chosen === undefined || !isQuestionStep(step)) return null;
  const named = namedBy(step, chosen);
  if (!isQuestionStep(named)) return null;
  if (advanceWizard(form, state, { type: 'answer', index: answer }).step !== 'FINAL_STEP') return null;
  const isCircle = [...trail, step].some((answered) => configured(answered) === configured(named));
  return { kind: isCircle ? 'circle' : 'missing', step: configured(step), answer };
}

const keyOf = (problem: FormProblem): string => Object.values(problem).join('/');

/** What in a form visitors never see, or does not lead where it says. It asks the wizard itself, and so agrees with it. */
export function formProblems(form: WizardForm): FormProblem[] {
  const states = reachableStates(form);
  const seen = new Set(states.map(({ step }) => step));
  const unreachable = form.steps
    .map(({ stepSelected }) => stepSelected)
    .filter((step) => !seen.has(step) || (step === 'HELP_WITH' && form.qualifyUserQuestion !== undefined))
    .map((step) => ({ kind: 'unreachable', step }) as const);
  const ofAnswers = states.flatMap((state) =>
    (wizardQuestion(form, state.step)?.answers ?? []).flatMap(
      (_answer, index) => problemOf(form, state, index) ?? [],
    ),
  );
  return [...new Map([...unreachable, ...ofAnswers].map((problem) => [keyOf(problem), problem])).values()];
}
