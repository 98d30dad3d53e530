import type { ContactForm } from '../entities/library';
import { LIMITS } from '../limits';

type QuestionStep = 'HELP_WITH' | 'SUB_HELP_WITH' | 'ISSUES' | 'LOGIN_ISSUE';
export type WizardStep = QuestionStep | 'CHECK_HELP_LIBRARY' | 'FINAL_STEP' | 'SUBMITTED' | 'SOLVED';

export type WizardForm = Pick<ContactForm, 'qualifyUserQuestion' | 'steps' | 'searchStep'>;
export type WizardQuestion = NonNullable<ContactForm['qualifyUserQuestion']>;

/** State of the contact wizard (S4.1). Plain data, so that it survives a reload. */
export interface WizardState {
  readonly step: WizardStep;
  /** pairs for the ticket, one per answer (S4.1-09) */
  readonly history: readonly { readonly title: string; readonly answer: string }[];
  /** the question step behind each pair of `history` */
  readonly trail: readonly QuestionStep[];
  /** the last search that found something, '' for none */
  readonly lastSuccessfulSearch: string;
  /** number of pairs when the search was first offered; undefined before */
  readonly searchedAt?: number | undefined;
}

/** The stages a visitor passes through, in this order. */
export type WizardStage = 'topic' | 'answers' | 'message';

export type WizardEvent =
  | { readonly type: 'answer'; readonly index: number }
  | { readonly type: 'searched'; readonly query: string; readonly resultCount: number }
  /** the visitor read the results and they did not help */
  | { readonly type: 'continue' }
  /** the visitor found the answer in the library (D-34) */
  | { readonly type: 'solved' }
  | { readonly type: 'back' }
  | { readonly type: 'submitted' };

const stepQuestion = (form: WizardForm, step: 'HELP_WITH' | 'ISSUES' | 'LOGIN_ISSUE') =>
  form.steps.find(({ stepSelected }) => stepSelected === step)?.contactFormQuestionData;

/** The question of a step; undefined if the form has none (SUB_HELP_WITH repeats the first, D-34). */
export function wizardQuestion(form: WizardForm, step: WizardStep): WizardQuestion | undefined {
  if (step === 'ISSUES' || step === 'LOGIN_ISSUE') return stepQuestion(form, step);
  if (step !== 'HELP_WITH' && step !== 'SUB_HELP_WITH') return undefined;
  return form.qualifyUserQuestion ?? stepQuestion(form, 'HELP_WITH');
}

const canAsk = (form: WizardForm, step: QuestionStep): boolean =>
  (wizardQuestion(form, step)?.answers.length ?? 0) > 0;

/** The first step: the first question, else the search if the form has one, else the form. */
export function startWizard(form: WizardForm): WizardState {
  const firstQuestion = (['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'] as const).find((step) => canAsk(form, step));
  const otherwise = form.searchStep === true ? 'CHECK_HELP_LIBRARY' : 'FINAL_STEP';
  const step = firstQuestion ?? otherwise;
  const searchedAt = step === 'CHECK_HELP_LIBRARY' ? 0 : undefined;
  return { step, history: [], trail: [], lastSuccessfulSearch: '', searchedAt };
}

const isSearchAnswer = ({ goTo, search }: WizardQuestion['answers'][number]): boolean =>
  search === true || goTo === 'CHECK_HELP_LIBRARY';

/** The stages a form can lead through. Questions are not counted, since their number depends on the answers. */
export function wizardStages(form: WizardForm): WizardStage[] {
  const questions = (['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'] as const)
    .map((step) => wizardQuestion(form, step))
    .filter((question) => question !== undefined && question.answers.length > 0);
  const canSearch =
    questions.some((question) => question?.answers.some(isSearchAnswer)) ||
    startWizard(form).step === 'CHECK_HELP_LIBRARY';
  return [
    ...(questions.length > 0 ? ['topic' as const] : []),
    ...(canSearch ? ['answers' as const] : []),
    'message',
  ];
}

/** The stage of a step. A question after the search belongs to the search's stage, so that stages never go back. */
export function wizardStage({ step, searchedAt }: WizardState): WizardStage {
  if (step === 'FINAL_STEP' || step === 'SUBMITTED') return 'message';
  return step === 'CHECK_HELP_LIBRARY' || step === 'SOLVED' || searchedAt !== undefined ? 'answers' : 'topic';
}

/** A question step if it exists and has not been answered yet, else the form. So no answer leads in circles. */
function enter(form: WizardForm, answered: readonly QuestionStep[], step: QuestionStep): WizardStep {
  return canAsk(form, step) && !answered.includes(step) ? step : 'FINAL_STEP';
}

function namedStep(form: WizardForm, answered: readonly QuestionStep[], goTo: string): WizardStep {
  if (goTo === 'CHECK_HELP_LIBRARY') return goTo;
  if (goTo === 'ISSUES' || goTo === 'LOGIN_ISSUE' || goTo === 'SUB_HELP_WITH' || goTo === 'HELP_WITH') {
    return enter(form, answered, goTo);
  }
  return 'FINAL_STEP';
}

interface Answered {
  readonly from: QuestionStep;
  readonly goTo: string;
  readonly isSearch: boolean;
  /** question steps answered so far, including this one */
  readonly answered: readonly QuestionStep[];
}

function stepAfter(form: WizardForm, { from, goTo, isSearch, answered }: Answered): WizardStep {
  if (answered.length >= LIMITS.helpSteps || from === 'LOGIN_ISSUE') return 'FINAL_STEP';
  if (from === 'ISSUES') {
    if (goTo !== 'HELP_WITH') return namedStep(form, answered, goTo);
    const hasOtherSteps = form.steps.some(({ stepSelected }) => stepSelected !== 'ISSUES');
    return hasOtherSteps ? enter(form, answered, 'SUB_HELP_WITH') : 'FINAL_STEP';
  }
  return isSearch ? 'CHECK_HELP_LIBRARY' : namedStep(form, answered, goTo);
}

function answer(form: WizardForm, state: WizardState, index: number): WizardState {
  const question = wizardQuestion(form, state.step);
  const chosen = question?.answers[index];
  if (question === undefined || chosen === undefined) return state;
  const from = state.step as QuestionStep;
  const trail = [...state.trail, from];
  const next = { from, goTo: chosen.goTo ?? '', isSearch: chosen.search === true, answered: trail };
  const step = stepAfter(form, next);
  return {
    ...state,
    step,
    searchedAt: state.searchedAt ?? (step === 'CHECK_HELP_LIBRARY' ? trail.length : undefined),
    history: [...state.history, { title: question.question, answer: chosen.answer }],
    trail,
  };
}

/** S4.1-07: after a search without results, or with results that did not help. */
const stepAfterSearch = (form: WizardForm, state: WizardState): WizardStep =>
  form.steps.length > 0 ? enter(form, state.trail, 'ISSUES') : 'FINAL_STEP';

/**
 * Goes one step back (S4.1-10 to S4.1-12): removes the last pair and the last successful search and asks the
 * pair's question again. Without such a question, goes to the form if no steps are configured, else to the start.
 */
function back(form: WizardForm, state: WizardState): WizardState {
  const target = state.trail.at(-1);
  const trail = state.trail.slice(0, -1);
  const isBehindSearch = state.searchedAt !== undefined && state.searchedAt <= trail.length;
  const cleared: WizardState = {
    step: 'HELP_WITH',
    history: state.history.slice(0, -1),
    trail,
    lastSuccessfulSearch: '',
    searchedAt: isBehindSearch ? state.searchedAt : undefined,
  };
  if (target === undefined) return canAsk(form, 'HELP_WITH') ? cleared : startWizard(form);
  if (canAsk(form, target)) return { ...cleared, step: target };
  return form.steps.length === 0 ? { ...cleared, step: 'FINAL_STEP' } : startWizard(form);
}

/** The next state of the wizard. Events that do not apply to the current step are ignored. */
export function advanceWizard(form: WizardForm, state: WizardState, event: WizardEvent): WizardState {
  if (state.step === 'SUBMITTED' || state.step === 'SOLVED') return state;
  if (event.type === 'back') return back(form, state);
  if (event.type === 'answer') return answer(form, state, event.index);
  if (state.step === 'FINAL_STEP') {
    return event.type === 'submitted' ? { ...state, step: 'SUBMITTED' } : state;
  }
  if (state.step !== 'CHECK_HELP_LIBRARY') return state;
  if (event.type === 'solved') return { ...state, step: 'SOLVED' };
  if (event.type === 'continue') return { ...state, step: stepAfterSearch(form, state) };
  if (event.type !== 'searched') return state;
  return event.resultCount > 0
    ? { ...state, lastSuccessfulSearch: event.query }
    : { ...state, step: stepAfterSearch(form, state) };
}

/** Whether the visitor can go back: there is a pair to remove, or a question before the first search. */
export function canGoBack(form: WizardForm, state: WizardState): boolean {
  if (state.step === 'SUBMITTED' || state.step === 'SOLVED') return false;
  return state.trail.length > 0 || state.step !== startWizard(form).step;
}
