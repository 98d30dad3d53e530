import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  component: ErrorState,
  args: { title: 'Tickets could not be loaded' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithRetry: Story = {
  args: { description: 'The server did not answer in time.', onRetry: fn() },
};
