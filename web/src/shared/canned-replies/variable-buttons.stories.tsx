import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariableButtons } from './variable-buttons';

const meta = {
  component: VariableButtons,
  args: { isDisabled: false, field: { current: null }, onText: () => {} },
} satisfies Meta<typeof VariableButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
