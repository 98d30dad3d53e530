import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonAvatar } from './person-avatar';

const PRESENCES = ['online', 'away', 'offline', null] as const;

const meta = {
  component: PersonAvatar,
  args: { name: 'Ada Agent', picture: '' },
} satisfies Meta<typeof PersonAvatar>;
export default meta;

export const EveryPresence: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack direction="row" spacing={2}>
      {PRESENCES.map((presence) => (
        <PersonAvatar key={presence} {...args} presence={presence} />
      ))}
    </Stack>
  ),
};
