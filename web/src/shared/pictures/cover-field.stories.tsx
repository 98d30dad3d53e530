import { coverTexts } from '@harborline/domain/texts/cover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CoverField } from './cover-field';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="360"%3E%3Cpath fill="%230e7c87" d="M0 0h640v360H0z"/%3E%3C/svg%3E';

const meta = {
  component: CoverField,
  args: {
    texts: coverTexts('cover'),
    value: '',
    isDisabled: false,
    pathOf: (fileName) => `covers/library/course-one.${fileName}`,
    onChange: fn(),
  },
} satisfies Meta<typeof CoverField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: PICTURE, hint: 'Visitors see it above the text.' } };
export const Disabled: Story = { args: { value: PICTURE, isDisabled: true } };
