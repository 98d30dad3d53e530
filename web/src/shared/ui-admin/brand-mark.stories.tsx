import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" spacing={2}>
      <BrandMark />
      <BrandMark size={36} />
      <BrandMark size={64} />
    </Stack>
  ),
};
