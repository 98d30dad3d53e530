import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeQuiz, hasSeveralRight, isQuiz, type Quiz, readQuiz, writeQuiz } from './quiz';

const QUIZ: Quiz = {
  passMark: 67,
  questions: [
    {
      text: 'Which mode for a climb?',
      answers: [
        { text: 'Eco', isRight: false },
        { text: 'Hill', isRight: true },
      ],
      because: 'It doubles your push.',
    },
    {
      text: 'What do you oil?',
      answers: [
        { text: 'The chain', isRight: true },
        { text: 'The rollers', isRight: true },
        { text: 'The brake', isRight: false },
      ],
      because: '',
    },
    {
      text: 'Which tyre pressure?',
      answers: [
        { text: '3 bar', isRight: true },
        { text: '9 bar', isRight: false },
      ],
      because: '',
    },
  ],
};
const TEXT =
  'pass:67\nquestion:Which mode for a climb?\nwrong:Eco\nright:Hill\nbecause:It doubles your push.\n' +
  'question:What do you oil?\nright:The chain\nright:The rollers\nwrong:The brake\n' +
  'question:Which tyre pressure?\nright:3 bar\nwrong:9 bar\n';

describe('a quiz', () => {
  it('is read as it was written', () => {
    expect(writeQuiz(QUIZ)).toBe(TEXT);
    expect(readQuiz(TEXT)).toEqual(QUIZ);
  });

  it('is always one that rules take, and says the same when it is read', () => {
    // With a letter ahead, since a text of nothing but control characters is empty.
    const line = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `x${text}`);
    const question = fc
      .record({
        text: line,
        wrong: fc.array(line, { minLength: 1, maxLength: 3 }),
        right: fc.array(line, { minLength: 1, maxLength: 3 }),
        isRightFirst: fc.boolean(),
        because: fc.oneof(fc.constant(''), line),
      })
      .map(({ text, wrong, right, isRightFirst, because }) => {
        const answers = [
          ...wrong.map((one) => ({ text: one, isRight: false })),
          ...right.map((one) => ({ text: one, isRight: true })),
        ];
        return { text, answers: isRightFirst ? answers.reverse() : answers, because };
      });
    const quiz = fc.record({
      passMark: fc.nat(100),
      questions: fc.array(question, { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(quiz, (given) => {
        const written = writeQuiz(given);
        expect(isQuiz(written)).toBe(true);
        const read = readQuiz(written);
        expect(read?.passMark).toBe(given.passMark);
        const shapeOf = ({ questions }: Quiz) =>
          questions.map(({ answers }) => answers.map(({ isRight }) => isRight));
        expect(read && shapeOf(read)).toEqual(shapeOf(given));
        expect(read && writeQuiz(read)).toBe(written);
      }),
    );
  });

  it.each([
    ['no question', 'pass:80\n'],
    ['no pass mark', 'question:A\nright:B\nwrong:C\n'],
    ['a pass mark above 100', 'pass:101\nquestion:A\nright:B\nwrong:C\n'],
    ['a pass mark with a zero ahead', 'pass:08\nquestion:A\nright:B\nwrong:C\n'],
    ['one answer', 'pass:80\nquestion:A\nright:B\n'],
    ['no right answer', 'pass:80\nquestion:A\nwrong:B\nwrong:C\n'],
    ['an empty answer', 'pass:80\nquestion:A\nright:\nwrong:C\n'],
    ['two explanations', 'pass:80\nquestion:A\nright:B\nwrong:C\nbecause:D\nbecause:E\n'],
    ['an explanation ahead of the answers', 'pass:80\nquestion:A\nbecause:D\nright:B\nwrong:C\n'],
    ['a line that does not end', 'pass:80\nquestion:A\nright:B\nwrong:C'],
    ['something else', 'pass:80\nquestion:A\nright:B\nwrong:C\nhint:D\n'],
  ])('has not %s', (_what, text) => {
    expect([isQuiz(text), readQuiz(text)]).toEqual([false, null]);
  });

  it('is read whole where its lines hold other line ends, which rules take', () => {
    const quiz = readQuiz('pass:80\nquestion:A\u2028\nright:\r\nwrong:B\rC\n');
    expect(quiz?.questions).toMatchObject([{ text: 'A\u2028', answers: [{ text: '\r' }, { text: 'B\rC' }] }]);
  });

  it('keeps what looks like a line of it inside its own', () => {
    const [question] = QUIZ.questions;
    if (question === undefined) throw new Error('no question');
    const written = writeQuiz({
      passMark: 0,
      questions: [{ ...question, text: 'A\nright:B', because: 'C\nquestion:D' }],
    });
    expect(readQuiz(written)?.questions).toMatchObject([{ text: 'A right:B', because: 'C question:D' }]);
  });

  it('asks for several answers where several are right', () => {
    expect(QUIZ.questions.map(hasSeveralRight)).toEqual([false, true, false]);
  });
});

describe('grading a quiz', () => {
  const grade = (...chosen: number[][]) =>
    gradeQuiz(
      QUIZ,
      chosen.map((indexes) => new Set(indexes)),
    );

  it('counts a question whose right answers, and no others, were chosen', () => {
    expect(grade([1], [0, 1], [0])).toEqual({ rights: [true, true, true], score: 100, isPassed: true });
    expect(grade([1], [0], [0]).rights).toEqual([true, false, true]);
    expect(grade([1], [0, 1, 2], [0]).rights).toEqual([true, false, true]);
    expect(grade().rights).toEqual([false, false, false]);
  });

  it('rounds down: two of three do not reach 67 per cent', () => {
    expect(grade([1], [0, 1], [1])).toMatchObject({ score: 66, isPassed: false });
    expect(gradeQuiz({ ...QUIZ, passMark: 66 }, [new Set([1]), new Set([0, 1])])).toMatchObject({
      isPassed: true,
    });
  });

  it('is passed by anything where the pass mark is zero', () => {
    expect(gradeQuiz({ ...QUIZ, passMark: 0 }, [])).toMatchObject({ score: 0, isPassed: true });
  });
});
