import InboxIcon from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';

const meta = {
  component: EmptyState,
  args: { icon: <InboxIcon />, title: 'No tickets yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithAction: Story = {
  args: {
    description: 'They appear here as soon as somebody writes to you.',
    action: <Button variant="outlined">Share the contact form</Button>,
  },
};
export const WholePage: Story = {
  args: { isPage: true, description: 'The address may be mistyped, or the page has moved.' },
};
