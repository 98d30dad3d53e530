import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Deactivate Ada Agent?',
    description: 'Ada is signed out everywhere at once and can no longer answer tickets.',
    confirmLabel: 'Deactivate',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Destructive: Story = { args: { isDestructive: true } };
export const Busy: Story = { args: { isBusy: true } };
export const LongText: Story = {
  args: {
    title: 'Discard the changes to “How to charge, store and transport the battery of your bicycle”?',
    description:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and everything else that you have written here since yesterday is gone for good.',
    confirmLabel: 'Discard everything',
    cancelLabel: 'Keep on editing this article',
    isDestructive: true,
  },
};
