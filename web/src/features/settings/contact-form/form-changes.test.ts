import type { ContactForm } from '@harborline/domain/entities/library';
import { makeContactForm } from '@harborline/domain/testing/factories';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { describe, expect, it } from 'vitest';
import { followAnswer, inserted, moved, questionAt, withInputs, without, withQuestion } from './form-changes';
import { formErrors, shownForm } from './form-values';

const question = (...answers: string[]) => ({
  question: 'What?',
  answers: answers.map((answer) => ({ answer, goTo: 'FINAL_STEP' })),
});
const input = (label: string, forAnswers?: string[]) => ({
  ...{ label, type: 'text' as const, text: '' },
  ...(forAnswers === undefined ? {} : { forAnswers }),
});
const FORM: ContactForm = withInputs(
  makeContactForm({
    qualifyUserQuestion: question('Bike', 'Order'),
    steps: [{ stepSelected: 'ISSUES', contactFormQuestionData: question('Noise') }],
  }),
  [input('Frame', ['Bike']), input('Anything')],
);

describe('changes of a contact form', () => {
  it('put rows elsewhere, and leave them where there is no such place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 5, 0)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(inserted(without(['a', 'b', 'c'], 1), 1, 'b')).toEqual(['a', 'b', 'c']);
  });

  it('take a question away with its step', () => {
    expect(withQuestion(FORM, 0, undefined).steps).toEqual([]);
    expect(questionAt(withQuestion(FORM, 'first', undefined), 'first')).toBeUndefined();
    expect(questionAt(withQuestion(FORM, 0, question('Smoke')), 0)).toEqual(question('Smoke'));
    expect(withQuestion(FORM, 7, question('Smoke'))).toBe(FORM);
  });

  it('have a field follow the new words of its answer, unless another answer still has the old ones', () => {
    const renamed = withQuestion(FORM, 'first', question('E-bike', 'Order'));
    const inputs = followAnswer(renamed, 'Bike', 'E-bike').formSubmission.customInputs;
    expect(inputs.map(({ forAnswers }) => forAnswers)).toEqual([['E-bike'], undefined]);
    const twice = withQuestion(renamed, 0, question('Bike'));
    expect(followAnswer(twice, 'Bike', 'E-bike')).toBe(twice);
  });
});

describe('a contact form that is not finished', () => {
  const unfinished = withInputs(
    withQuestion(FORM, 'first', { ...question('Bike', ' ', 'Bike'), question: '' }),
    [input('Frame'), input('')],
  );

  it('names what cannot be saved by its field', () => {
    expect(formErrors(FORM).size).toBe(0);
    expect(Object.fromEntries(formErrors(unfinished))).toEqual({
      'qualifyUserQuestion.question': CONTACT_FORM_TEXTS.empty,
      'qualifyUserQuestion.answers': CONTACT_FORM_TEXTS.sameAnswers,
      'qualifyUserQuestion.answers.1.answer': CONTACT_FORM_TEXTS.empty,
      'formSubmission.customInputs.1.label': CONTACT_FORM_TEXTS.empty,
    });
  });

  it('shows in the preview without what has no words yet', () => {
    const shown = shownForm(unfinished);
    expect(shown.qualifyUserQuestion?.answers.map(({ answer }) => answer)).toEqual(['Bike']);
    expect(shown.qualifyUserQuestion?.question).toBe(CONTACT_FORM_TEXTS.unwritten);
    expect(shown.formSubmission.customInputs.map(({ label }) => label)).toEqual(['Frame']);
    expect(shownForm(FORM)).toEqual(FORM);
  });
});
