import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SwitchRow } from './switch-row';

const meta = {
  component: SwitchRow,
  args: { label: 'Away mode', isOn: true, onChange: fn() },
} satisfies Meta<typeof SwitchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const WithHint: Story = {
  args: { isOn: false, hint: 'Visitors are told that answers take longer.', onMeans: 'Dark' },
};
