import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { QuizForm } from './quiz-form';
import { startQuizzes } from './start-quizzes';

const QUIZ =
  'pass:80\nquestion:How far should you charge the battery for short rides?\nwrong:To 30 percent\n' +
  'right:To 80 percent\nbecause:It lasts longest if it is neither full nor empty.\n' +
  'question:What do you look at before you trust a new bike?\nright:Brake levers\nright:Tyres\n' +
  'wrong:The colour of the bell\n';

const meta = {
  component: QuizForm,
  args: { text: QUIZ, lessonId: 'quiz' },
  decorators: [
    (Story) => (
      <article className="course-page" data-lesson="quiz">
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof QuizForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the server renders it. */
export const Rendered: Story = {};

/** The first answers of its questions, checked. */
function Checked() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const end = startQuizzes(holder.current, new Map([['quiz', QUIZ]]), () => undefined);
    for (const index of [1, 2, 3]) holder.current.querySelectorAll('input')[index]?.click();
    holder.current.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
    return end;
  }, []);
  return (
    <div ref={holder}>
      <article data-lesson="quiz">
        <QuizForm text={QUIZ} lessonId="quiz" />
      </article>
    </div>
  );
}

export const Answered: Story = { render: () => <Checked /> };
