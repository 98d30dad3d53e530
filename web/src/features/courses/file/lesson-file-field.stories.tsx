import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LessonFileField } from './lesson-file-field';

const meta = {
  component: LessonFileField,
  args: { file: null, errorText: undefined, isDisabled: false, onStore: fn(), onChange: fn() },
} satisfies Meta<typeof LessonFileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = { args: { errorText: COURSE_TEXTS.fileRequired } };
export const Chosen: Story = {
  args: { file: { address: 'https://files.example/a.pdf', name: 'Measures by model.pdf', bytes: 820_000 } },
};
