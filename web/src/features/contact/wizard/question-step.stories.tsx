import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuestionStep } from './question-step';

const meta = {
  component: QuestionStep,
  args: {
    question: {
      question: 'What do you need help with?',
      helpText: 'Choose what comes closest.',
      answers: [{ answer: 'An order' }, { answer: 'My bicycle' }, { answer: 'Something else' }],
    },
    onAnswer: fn(),
  },
} satisfies Meta<typeof QuestionStep>;
export default meta;

export const WithAnswers: StoryObj<typeof meta> = {};
