import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterSelect } from './filter-select';

const meta = {
  component: FilterSelect,
  args: {
    label: 'Action',
    allLabel: 'Every action',
    value: null,
    options: [{ value: 'invited', label: 'Invited' }],
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Filtered: Story = { args: { value: 'invited' } };
