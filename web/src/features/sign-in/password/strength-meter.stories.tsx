import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrengthMeter } from './strength-meter';

const PASSWORDS = ['', 'ada', 'bicycle1', 'bicycle-bell-42', 'correct horse battery staple'];

const meta = {
  component: StrengthMeter,
  args: { password: '', personal: ['Ada', 'ada@lumen.example'] },
} satisfies Meta<typeof StrengthMeter>;
export default meta;

export const EveryLevel: StoryObj<typeof meta> = {
  render: ({ personal }) => (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {PASSWORDS.map((password) => (
        <StrengthMeter key={password} password={password} personal={personal} />
      ))}
    </Stack>
  ),
};
