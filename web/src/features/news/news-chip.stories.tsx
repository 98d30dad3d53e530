import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsChip } from './news-chip';

const STATES = ['published', 'staff', 'planned', 'expired', 'unpublished'] as const;

const meta = { component: NewsChip, args: { state: 'published' } } satisfies Meta<typeof NewsChip>;
export default meta;

export const EveryState: StoryObj<typeof meta> = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {STATES.map((state) => (
        <NewsChip key={state} state={state} />
      ))}
    </Box>
  ),
};
