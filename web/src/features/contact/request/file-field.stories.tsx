import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileField } from './file-field';

const meta = {
  component: FileField,
  args: { file: null, onFile: fn(), isLostOnLeaving: false, isDisabled: false },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFile: Story = {};
export const WithFile: Story = { args: { file: new File([''], 'charger-that-does-not-light-up.jpg') } };
export const Disabled: Story = { args: { isDisabled: true } };
