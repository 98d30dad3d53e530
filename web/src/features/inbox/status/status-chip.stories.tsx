import { CONVERSATION_STATUSES } from '@harborline/domain/entities/conversation';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './status-chip';

const meta = { component: StatusChip, args: { status: 'open' } } satisfies Meta<typeof StatusChip>;
export default meta;

export const EveryStatus: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {CONVERSATION_STATUSES.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
      <StatusChip status="pending" name="Waiting for supplier" />
      <StatusChip status="open" name="Waiting for somebody at the other workshop" />
    </Stack>
  ),
};
