import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuizEditor } from './quiz-editor';
import { quizValuesOf, validateQuiz } from './quiz-values';

const STORED = 'pass:80\nquestion:Which oil?\nright:Thin\nwrong:Thick\nbecause:It reaches the rollers.\n';
const EMPTY = quizValuesOf('');

const meta = {
  component: QuizEditor,
  args: { quiz: quizValuesOf(STORED), errors: {}, isDisabled: false, onChange: fn() },
} satisfies Meta<typeof QuizEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const Refused: Story = { args: { quiz: EMPTY, errors: validateQuiz(EMPTY) } };
