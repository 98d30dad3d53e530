import type { AnswerProblem } from '../forms/check-answers';

const PROBLEMS: Readonly<Record<AnswerProblem, string>> = {
  required: 'Please answer this.',
  'too-long': 'This is too long.',
  'no-number': 'Please enter a number, such as 12 or 7.5.',
  'too-small': 'This number is too small.',
  'too-large': 'This number is too large.',
  'no-email': 'Please enter an email address, such as name@example.com.',
  'no-phone': 'Please enter a phone number.',
  'no-date': 'Please enter a date.',
  'no-option': 'Please choose one of the options.',
};

/** The page on which visitors fill in a form; ours (D-149). */
export const FORM_PAGE_TEXTS = {
  problems: PROBLEMS,
  next: 'Go on',
  back: 'Go back',
  submit: 'Send answers',
  sending: 'Sending answers…',
  thanks: 'Thank you! Your answers have arrived.',
  again: 'Fill in the form again',
  choose: 'Choose one of these',
  stars: (count: number) => `${count} / 5`,
  pageOf: (page: number, count: number) => `${page} / ${count}`,
  problemsFound: 'Please check the marked fields.',
  failed: 'Your answers could not be sent. Please try again.',
  later: 'Too many forms were sent from here. Please try again later.',
  changed: 'This form has changed meanwhile. Please check your answers, and send them again.',
  missing: 'This form does not exist',
  missingText: 'It may have been taken down. Check the address, or ask whoever gave it to you.',
  /** of the field that only programs fill in */
  leaveEmpty: 'Leave this empty',
} as const;
