import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceWizard,
  canGoBack,
  startWizard,
  type WizardEvent,
  type WizardForm,
  type WizardState,
  wizardQuestion,
  wizardStage,
  wizardStages,
} from './wizard';

const question = (title: string, answers: { answer: string; goTo?: string; search?: boolean }[]) => ({
  question: title,
  answers,
});

const FORM: WizardForm = {
  qualifyUserQuestion: question('What is it about?', [
    { answer: 'How something works', search: true },
    { answer: 'Something is broken', goTo: 'ISSUES' },
    { answer: 'I cannot sign in', goTo: 'LOGIN_ISSUE' },
    { answer: 'Something else', goTo: 'NOWHERE' },
  ]),
  steps: [
    {
      stepSelected: 'ISSUES',
      contactFormQuestionData: question('What is broken?', [
        { answer: 'The motor', goTo: 'FINAL_STEP' },
        { answer: 'Not really broken', goTo: 'HELP_WITH' },
      ]),
    },
    {
      stepSelected: 'LOGIN_ISSUE',
      contactFormQuestionData: question('What happens?', [{ answer: 'Wrong password', goTo: 'HELP_WITH' }]),
    },
  ],
};

const ONLY_ISSUES: WizardForm = { ...FORM, steps: FORM.steps.slice(0, 1) };
const NO_STEPS: WizardForm = { ...FORM, steps: [] };

const play = (form: WizardForm, ...events: WizardEvent[]): WizardState =>
  events.reduce<WizardState>((state, event) => advanceWizard(form, state, event), startWizard(form));
const answer = (index: number): WizardEvent => ({ type: 'answer', index });
const searched = (resultCount: number): WizardEvent => ({ type: 'searched', query: 'range', resultCount });
const BACK: WizardEvent = { type: 'back' };

describe('the contact wizard', () => {
  it('goes to the search after an answer flagged for it (S4.1-01)', () => {
    expect(play(FORM, answer(0)).step).toBe('CHECK_HELP_LIBRARY');
  });

  it('goes to the step that an answer names (S4.1-02)', () => {
    expect(play(FORM, answer(1)).step).toBe('ISSUES');
    expect(play(FORM, answer(2)).step).toBe('LOGIN_ISSUE');
  });

  it('ends at the form when an answer names an unknown step or none (D-34)', () => {
    expect(play(FORM, answer(3)).step).toBe('FINAL_STEP');
    expect(play(NO_STEPS, answer(1)).step).toBe('FINAL_STEP');
  });

  it('asks a question in ISSUES, LOGIN_ISSUE and SUB_HELP_WITH (S4.1-03)', () => {
    expect(wizardQuestion(FORM, 'ISSUES')?.question).toBe('What is broken?');
    expect(wizardQuestion(FORM, 'LOGIN_ISSUE')?.question).toBe('What happens?');
    expect(wizardQuestion(FORM, 'SUB_HELP_WITH')?.question).toBe('What is it about?');
    expect(wizardQuestion(FORM, 'FINAL_STEP')).toBeUndefined();
  });

  it('turns HELP_WITH after ISSUES into SUB_HELP_WITH if other steps exist (S4.1-04)', () => {
    expect(play(FORM, answer(1), answer(1)).step).toBe('SUB_HELP_WITH');
  });

  it('turns HELP_WITH after ISSUES into the form if no other steps exist (S4.1-05)', () => {
    expect(play(ONLY_ISSUES, answer(1), answer(1)).step).toBe('FINAL_STEP');
  });

  it('goes from LOGIN_ISSUE to the form whatever the answer names (S4.1-06)', () => {
    expect(play(FORM, answer(2), answer(0)).step).toBe('FINAL_STEP');
  });

  it('asks about ISSUES when the search finds nothing, or shows the form if there are no steps (S4.1-07)', () => {
    expect(play(FORM, answer(0), searched(0)).step).toBe('ISSUES');
    expect(play(NO_STEPS, answer(0), searched(0)).step).toBe('FINAL_STEP');
  });

  it('stays on the search results and moves on when they did not help', () => {
    const found = play(FORM, answer(0), searched(3));
    expect(found).toMatchObject({ step: 'CHECK_HELP_LIBRARY', lastSuccessfulSearch: 'range' });
    expect(advanceWizard(FORM, found, { type: 'continue' }).step).toBe('ISSUES');
  });

  it('ends without a ticket when an article helped (D-34)', () => {
    expect(play(FORM, answer(0), searched(1), { type: 'solved' }, answer(0)).step).toBe('SOLVED');
  });

  it('records a pair of title and answer per answer (S4.1-09)', () => {
    expect(play(FORM, answer(1), answer(0)).history).toEqual([
      { title: 'What is it about?', answer: 'Something is broken' },
      { title: 'What is broken?', answer: 'The motor' },
    ]);
  });

  it('removes the last pair and the last successful search (S4.1-10)', () => {
    const state = play(FORM, answer(0), searched(2), BACK);
    expect(state).toEqual({ step: 'HELP_WITH', history: [], trail: [], lastSuccessfulSearch: '' });
  });

  it('goes back to the question of the step it came from (S4.1-11)', () => {
    const state = play(FORM, answer(1), answer(0), BACK);
    expect(state.step).toBe('ISSUES');
    expect(state.history).toHaveLength(1);
  });

  it('shows the form when the step to go back to is gone and no steps are left (S4.1-11)', () => {
    const atForm = play(FORM, answer(1), answer(0));
    expect(advanceWizard(NO_STEPS, atForm, BACK).step).toBe('FINAL_STEP');
  });

  it('goes back to HELP_WITH without a target (S4.1-12)', () => {
    const atIssues: WizardState = { step: 'ISSUES', history: [], trail: [], lastSuccessfulSearch: '' };
    expect(advanceWizard(FORM, atIssues, BACK).step).toBe('HELP_WITH');
  });

  it('is over once submitted (S4.1-08, S4.1-13)', () => {
    const submitted = play(FORM, answer(3), { type: 'submitted' });
    expect(submitted.step).toBe('SUBMITTED');
    for (const event of [BACK, answer(0), { type: 'continue' } as const]) {
      expect(advanceWizard(FORM, submitted, event)).toBe(submitted);
    }
  });

  it('starts with the form, or the search, if no question is configured', () => {
    expect(startWizard({ steps: [] }).step).toBe('FINAL_STEP');
    expect(startWizard({ steps: [], searchStep: true }).step).toBe('CHECK_HELP_LIBRARY');
    expect(startWizard({ steps: FORM.steps }).step).toBe('ISSUES');
  });
});

describe('the stages of the wizard', () => {
  const stages = (form: WizardForm, ...events: WizardEvent[]) =>
    events.map((_, index) => wizardStage(play(form, ...events.slice(0, index + 1))));

  it('stays on the answers while a question follows the search', () => {
    expect(stages(FORM, answer(0), searched(0), answer(0))).toEqual(['answers', 'answers', 'message']);
  });

  it('returns to the topic only once the search is undone', () => {
    expect(stages(FORM, answer(0), searched(0), answer(0), BACK, BACK)).toEqual([
      'answers',
      'answers',
      'message',
      'answers',
      'topic',
    ]);
  });

  it('are those that the form can reach', () => {
    expect(wizardStages(FORM)).toEqual(['topic', 'answers', 'message']);
    expect(wizardStages({ steps: FORM.steps })).toEqual(['topic', 'message']);
    expect(wizardStages({ ...FORM, qualifyUserQuestion: undefined, steps: [], searchStep: true })).toEqual([
      'answers',
      'message',
    ]);
    expect(wizardStages({ steps: [] })).toEqual(['message']);
  });
});

describe('any walk through any form', () => {
  const targets = fc.constantFrom(
    'HELP_WITH',
    'ISSUES',
    'LOGIN_ISSUE',
    'SUB_HELP_WITH',
    'FINAL_STEP',
    'x',
    '',
  );
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

  it('reaches the form in a few answers, with as many pairs as answers', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(2), { minLength: 20, maxLength: 20 }), (form, choices) => {
        let state = startWizard(form);
        for (const choice of choices) {
          const count = wizardQuestion(form, state.step)?.answers.length ?? 0;
          if (count > 0) state = advanceWizard(form, state, answer(choice % count));
          else if (state.step === 'CHECK_HELP_LIBRARY') state = advanceWizard(form, state, searched(0));
          expect(state.history).toHaveLength(state.trail.length);
        }
        expect(state.step).toBe('FINAL_STEP');
      }),
    );
  });

  it('never shows an earlier stage on the way forward, nor one that the form lacks', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(2), { maxLength: 12 }), (form, choices) => {
        const stages = wizardStages(form);
        let state = startWizard(form);
        for (const choice of choices) {
          const earlier = stages.indexOf(wizardStage(state));
          const isSearch = state.step === 'CHECK_HELP_LIBRARY';
          state = advanceWizard(form, state, isSearch ? searched(0) : answer(choice));
          expect(earlier).toBeGreaterThanOrEqual(0);
          expect(stages.indexOf(wizardStage(state))).toBeGreaterThanOrEqual(earlier);
        }
      }),
    );
  });

  it('gets back to where it began', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(2), { maxLength: 8 }), (form, choices) => {
        const start = startWizard(form);
        let state = start;
        for (const choice of choices) state = advanceWizard(form, state, answer(choice));
        for (let steps = 0; steps < 12 && canGoBack(form, state); steps += 1) {
          state = advanceWizard(form, state, BACK);
        }
        expect(state).toEqual(start);
      }),
    );
  });
});
