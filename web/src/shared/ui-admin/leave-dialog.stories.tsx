import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LeaveDialog } from './leave-dialog';

const meta = {
  component: LeaveDialog,
  args: {
    blocker: {
      state: 'blocked',
      location: { pathname: '/', search: '', hash: '', state: null, key: '', mask: undefined },
      proceed: fn(),
      reset: fn(),
    },
    description: 'Your changes to this article are not saved yet.',
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;

export const Blocked: StoryObj<typeof meta> = {};
