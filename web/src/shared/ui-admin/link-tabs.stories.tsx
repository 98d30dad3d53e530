import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from './link-tabs';

const tab = (key: string, label: string, isCurrent = false) => ({
  key,
  label,
  to: `/?tab=${key}`,
  isCurrent,
});

const meta = {
  component: LinkTabs,
  args: {
    label: 'Filter',
    tabs: [tab('open', 'Open', true), tab('pending', 'Pending'), tab('closed', 'Closed'), tab('all', 'All')],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstCurrent: Story = {};
export const NoneCurrent: Story = {
  args: { tabs: [tab('open', 'Open'), tab('closed', 'Closed')] },
};
