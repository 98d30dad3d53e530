import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={80} />
      <Skeleton variant="circular" width={48} height={48} />
    </Stack>
  ),
};
