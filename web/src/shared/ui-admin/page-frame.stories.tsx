import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from './page-frame';

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Teammates',
    children: (
      <Paper variant="outlined" sx={{ p: 3 }}>
        What is on the page
      </Paper>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithActionAndIntro: Story = {
  args: {
    intro: 'Everybody who works in this library, and what they may do.',
    action: <Button variant="contained">Invite</Button>,
    width: 'list',
  },
};
export const LongTitle: Story = {
  args: {
    title: 'How to charge, store and transport the battery of your bicycle, in all weathers and countries',
    action: <Button variant="contained">Publish changes</Button>,
    width: 'wide',
  },
};
