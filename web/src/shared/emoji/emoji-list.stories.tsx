import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmojiList } from './emoji-list';

const meta = {
  component: EmojiList,
  args: { onPick: () => {}, onClose: () => {} },
} satisfies Meta<typeof EmojiList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
