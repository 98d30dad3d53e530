import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelativeTime } from './relative-time';

const MINUTE_MS = 60_000;
const AGES_MS = [0, 5, 3 * 60, 26 * 60, 40 * 24 * 60, 500 * 24 * 60].map((minutes) => minutes * MINUTE_MS);

const meta = { component: RelativeTime, args: { at: new Date() } } satisfies Meta<typeof RelativeTime>;
export default meta;

export const NowToLastYear: StoryObj<typeof meta> = {
  render: () => (
    <Stack spacing={1} sx={{ typography: 'body2' }}>
      {AGES_MS.map((age) => (
        <RelativeTime key={age} at={new Date(Date.now() - age)} />
      ))}
    </Stack>
  ),
};
