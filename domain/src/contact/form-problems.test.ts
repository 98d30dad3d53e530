import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formProblems, reachableStates } from './form-problems';
import { advanceWizard, startWizard, type WizardForm, wizardQuestion } from './wizard';

const question = (...answers: { goTo?: string; search?: boolean }[]) => ({
  question: 'What?',
  answers: answers.map((answer, index) => ({ answer: `Answer ${index}`, ...answer })),
});
const issues = (...answers: { goTo?: string }[]) =>
  ({ stepSelected: 'ISSUES', contactFormQuestionData: question(...answers) }) as const;
const login = (...answers: { goTo?: string }[]) =>
  ({ stepSelected: 'LOGIN_ISSUE', contactFormQuestionData: question(...answers) }) as const;

describe('problems of a contact form (D-96)', () => {
  it('are none in a form whose answers lead to the steps it has', () => {
    const form: WizardForm = {
      qualifyUserQuestion: question({ search: true }, { goTo: 'LOGIN_ISSUE' }, { goTo: 'FINAL_STEP' }),
      steps: [issues({ goTo: 'FINAL_STEP' }), login({ goTo: 'HELP_WITH' })],
    };
    expect(formProblems(form)).toEqual([]);
    expect(formProblems({ steps: [] })).toEqual([]);
  });

  it('name a step that no answer leads to', () => {
    const form = { qualifyUserQuestion: question({}), steps: [issues({}), login({})] };
    expect(formProblems(form)).toEqual([
      { kind: 'unreachable', step: 'ISSUES' },
      { kind: 'unreachable', step: 'LOGIN_ISSUE' },
    ]);
  });

  it('name a second first question', () => {
    const again = { stepSelected: 'HELP_WITH', contactFormQuestionData: question({}) } as const;
    expect(formProblems({ qualifyUserQuestion: question({}), steps: [again] })).toEqual([
      { kind: 'unreachable', step: 'HELP_WITH' },
    ]);
    expect(formProblems({ steps: [again] })).toEqual([]);
  });

  it('name answers that lead back to an answered question', () => {
    const form = {
      qualifyUserQuestion: question({ goTo: 'ISSUES' }, { goTo: 'HELP_WITH' }),
      steps: [issues({ goTo: 'ISSUES' }), login({})],
    };
    expect(formProblems(form)).toEqual([
      { kind: 'unreachable', step: 'LOGIN_ISSUE' },
      { kind: 'circle', step: 'HELP_WITH', answer: 1 },
      { kind: 'circle', step: 'ISSUES', answer: 0 },
    ]);
  });

  it('name answers that lead to a step that the form does not have', () => {
    expect(formProblems({ qualifyUserQuestion: question({}, { goTo: 'LOGIN_ISSUE' }), steps: [] })).toEqual([
      { kind: 'missing', step: 'HELP_WITH', answer: 1 },
    ]);
  });
});

describe('the problems of any form', () => {
  const targets = fc.constantFrom('HELP_WITH', 'ISSUES', 'LOGIN_ISSUE', 'CHECK_HELP_LIBRARY', 'FINAL_STEP');
  const questions = fc.record({
    question: fc.string(),
    answers: fc.array(fc.record({ answer: fc.string(), goTo: targets, search: fc.boolean() }), {
      maxLength: 3,
    }),
  });
  const forms = fc.record(
    {
      qualifyUserQuestion: questions,
      searchStep: fc.boolean(),
      steps: fc.array(
        fc.record({
          stepSelected: fc.constantFrom('HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'),
          contactFormQuestionData: questions,
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['steps'] },
  );
  const walks = fc.array(fc.nat(2), { maxLength: 8 });

  it('agree with the wizard: no visitor sees an unreachable step', () => {
    fc.assert(
      fc.property(forms, walks, (form, choices) => {
        const known = new Set(reachableStates(form).map(({ step, trail }) => [step, ...trail].join('/')));
        let state = startWizard(form);
        for (const index of choices) {
          const isSearch = state.step === 'CHECK_HELP_LIBRARY';
          state = advanceWizard(form, state, isSearch ? { type: 'continue' } : { type: 'answer', index });
          expect(known).toContain([state.step, ...state.trail].join('/'));
        }
      }),
    );
  });

  it('name only answers that some visitor can give and that end in the form', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const states = reachableStates(form);
        for (const problem of formProblems(form)) {
          if (problem.kind === 'unreachable') continue;
          const ends = states.some(
            (state) =>
              wizardQuestion(form, state.step)?.answers[problem.answer] !== undefined &&
              advanceWizard(form, state, { type: 'answer', index: problem.answer }).step === 'FINAL_STEP',
          );
          expect(ends).toBe(true);
        }
      }),
    );
  });
});
