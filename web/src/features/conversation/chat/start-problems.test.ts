import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { describe, expect, it } from 'vitest';
import { NO_PROBLEMS, startProblems } from './start-problems';

const words = { name: 'Vera', email: 'vera@visitor.example', text: 'Hello?' };

describe('what keeps a chat from beginning (D-92)', () => {
  it('is nothing where everything is there', () => {
    for (const identity of ['off', 'optional', 'required'] as const)
      expect(startProblems(words, identity)).toEqual(NO_PROBLEMS);
  });

  it('is always a missing text', () => {
    expect(startProblems({ ...words, text: ' \n' }, 'off').text).toBe(CHAT_TEXTS.firstEmpty);
  });

  it('is a missing name or address only where the library requires them', () => {
    const nobody = { ...words, name: ' ', email: '' };
    expect(startProblems(nobody, 'off')).toEqual(NO_PROBLEMS);
    expect(startProblems(nobody, 'optional')).toEqual(NO_PROBLEMS);
    expect(startProblems(nobody, 'required')).toEqual({
      name: CHAT_TEXTS.nameMissing,
      email: CHAT_TEXTS.emailMissing,
      text: '',
    });
  });

  it('is half an address wherever it is asked for', () => {
    const half = { ...words, email: 'vera@' };
    expect(startProblems(half, 'off').email).toBe('');
    expect(startProblems(half, 'optional').email).toBe(CHAT_TEXTS.emailWrong);
    expect(startProblems(half, 'required').email).toBe(CHAT_TEXTS.byEmailWrong);
  });
});
