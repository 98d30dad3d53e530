import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { StatusMenu } from './status-menu';

const meta = {
  component: StatusMenu,
  args: { anchor: null, ticket: { status: 'pending' }, own: [], onChoose: fn(), onClose: fn() },
  render: (args) => {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <Button ref={setAnchor} variant="outlined">
          Change status
        </Button>
        <StatusMenu {...args} anchor={anchor} />
      </>
    );
  },
} satisfies Meta<typeof StatusMenu>;
export default meta;

export const Opened: StoryObj<typeof meta> = {};

/** The library's own statuses stand beneath what they count as; one of them is the ticket's. */
export const WithOwn: StoryObj<typeof meta> = {
  args: {
    ticket: { status: 'pending', own_status_ref: 'supplier' },
    own: [
      { ref: 'refund', name: 'Refund under way', counts_as: 'open' },
      { ref: 'supplier', name: 'Waiting for supplier', counts_as: 'pending' },
      { ref: 'long', name: 'Waiting for somebody at the other workshop', counts_as: 'pending' },
    ],
  },
};
