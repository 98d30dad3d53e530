import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonDownload } from './lesson-download';

const meta = {
  component: LessonDownload,
  args: {
    file: { address: 'https://files.example/measures.pdf', name: 'Measures by model.pdf', bytes: 820_000 },
  },
} satisfies Meta<typeof LessonDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {};
export const LongName: Story = {
  args: {
    file: {
      address: 'https://files.example/measures.xlsx',
      name: 'All_measures_of_all_models_since_the_first_year_with_remarks_of_the_workshop.xlsx',
      bytes: 9_400_000,
    },
  },
};
