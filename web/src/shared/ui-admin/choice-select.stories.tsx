import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceSelect } from './choice-select';

const meta = {
  component: ChoiceSelect,
  args: {
    label: 'State',
    value: 'degraded',
    choices: [
      { value: 'operational', label: 'Operational' },
      { value: 'degraded', label: 'Degraded performance' },
    ],
    onChange: () => {},
  },
} satisfies Meta<typeof ChoiceSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const WithHelp: Story = { args: { helpText: 'Visitors see it at once.' } };
export const Disabled: Story = { args: { isDisabled: true } };
