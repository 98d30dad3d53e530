import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { preload } from '../../../shared/hooks/use-resource';
import { SearchBox } from './search-box';

const meta = {
  component: SearchBox,
  args: { query: '' },
  beforeEach: () =>
    preload(`categories/${makeLibrary().id}`, async () => ({
      categories: [makeCategory()],
      positioning: [],
    })),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { query: 'charge the battery' } };
