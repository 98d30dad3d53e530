import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmojiList } from './emoji-list';

const meta = {
  component: EmojiList,
  tags: ['drawn-by-the-system'],
  args: { onPick: () => {}, onClose: () => {} },
} satisfies Meta<typeof EmojiList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
