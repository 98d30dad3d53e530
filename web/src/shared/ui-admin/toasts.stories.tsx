import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn, screen } from 'storybook/test';
import { ToastHost } from './toast-host';
import { ToastProvider, useToasts } from './toasts';

const MESSAGE = 'Changes saved';

function SaveAtOnce() {
  const toasts = useToasts();
  useEffect(() => toasts.success(MESSAGE), [toasts]);
  return null;
}

const meta = { component: ToastHost, args: { toasts: [] } } satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAScreen: Story = {
  render: () => (
    <ToastProvider>
      <SaveAtOnce />
    </ToastProvider>
  ),
  play: async () => {
    await screen.findByText(MESSAGE);
  },
};
export const SuccessAndWarning: Story = {
  args: {
    toasts: [
      { id: 0, message: MESSAGE, variant: 'success' },
      { id: 1, message: 'The connection is slow', variant: 'warning' },
    ],
  },
};
export const TwoActions: Story = {
  args: {
    toasts: [
      {
        id: 0,
        message: '2 messages split into #1043',
        variant: 'success',
        action: { label: 'Undo', run: fn(), beside: { label: 'Open #1043', run: fn() } },
      },
    ],
  },
};
export const ErrorAndUndo: Story = {
  args: {
    toasts: [
      { id: 0, message: 'The reply could not be sent', variant: 'error' },
      {
        id: 1,
        message: 'Article archived, and with it the drafts that teammates have begun',
        variant: 'info',
        action: { label: 'Undo', run: fn() },
      },
    ],
  },
};
