import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { StatusMenu } from './status-menu';

const meta = {
  component: StatusMenu,
  args: { anchor: null, status: 'pending', onChoose: fn(), onClose: fn() },
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
