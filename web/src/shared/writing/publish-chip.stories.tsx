import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublishChip } from './publish-chip';

const meta = { component: PublishChip, args: { isPublished: true } } satisfies Meta<typeof PublishChip>;
export default meta;

export const EveryState: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <PublishChip isPublished />
      <PublishChip isPublished hasDraft />
      <PublishChip isPublished={false} />
      <PublishChip isPublished={false} isArchived />
    </Stack>
  ),
};
