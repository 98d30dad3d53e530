/** What quizzes and the certificate say, apart from `learning.ts`, because their code comes once it is wanted. */
export const RESULT_TEXTS = {
  answerMissing: 'Choose an answer.',
  answerRight: 'Right',
  answerWrong: 'Not right',
  passed: (score: number) => `${score}% right. You have passed.`,
  failed: (score: number, passMark: number) => `${score}% right. You need ${passMark}% to pass.`,
  certificateNameMissing: 'Enter your name.',
} as const;
