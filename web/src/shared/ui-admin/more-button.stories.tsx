import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoreButton } from './more-button';

const meta = {
  component: MoreButton,
  args: { label: 'Show earlier entries', onMore: fn() },
} satisfies Meta<typeof MoreButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { paging: 'loading' } };
export const Failed: Story = { args: { paging: 'failed' } };
