import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';
import { FullPage } from './full-page';

const meta = {
  component: FullPage,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <EmptyState
        isPage
        icon={<SearchOffIcon />}
        title="Page not found"
        description="The address may be mistyped."
      />
    ),
  },
} satisfies Meta<typeof FullPage>;
export default meta;

export const Message: StoryObj<typeof meta> = {};
