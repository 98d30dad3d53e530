import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEditor } from '@tiptap/react';
import { EDITOR_EXTENSIONS } from '../extensions';
import { ArticleOutline } from './article-outline';

function Outline({ content }: { content: string }) {
  const editor = useEditor({ extensions: EDITOR_EXTENSIONS, content });
  return (
    <Box sx={{ maxWidth: 280 }}>
      <ArticleOutline editor={editor} />
    </Box>
  );
}

const meta = {
  component: Outline,
  args: {
    content:
      '<h2>Before you begin</h2><h3>What you need</h3><h2>Charge it</h2><h4>From empty, on a cold day and with the charger of another bicycle</h4><h2></h2>',
  },
} satisfies Meta<typeof Outline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {};
export const Empty: Story = { args: { content: '<p>Text</p>' } };
