import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EditorHeader } from './editor-header';
import { EditorSkeleton } from './editor-skeleton';
import { HeaderNotice } from './header-notice';
import { PublishChip } from './publish-chip';
import { TitleField } from './title-field';

const meta = {
  component: EditorHeader,
  args: { title: '', back: { to: '/', label: '' }, chip: null, saveText: '', children: null },
} satisfies Meta<typeof EditorHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTICE = (
  <HeaderNotice
    severity="warning"
    text="A teammate has changed this text meanwhile."
    actions={[
      { label: 'Show theirs', run: fn() },
      { label: 'Save mine', run: fn(), isMain: true },
    ]}
  />
);

/** The bar above an editor with a decision below it, and the title of the text. */
export const Written: Story = {
  render: () => (
    <Box>
      <EditorHeader
        title="Edit article"
        back={{ to: '/admin/content', label: 'Back to the list' }}
        chip={<PublishChip isPublished />}
        saveText="Saved"
        notice={NOTICE}
      >
        <Button variant="contained">Publish changes</Button>
      </EditorHeader>
      <Box sx={{ p: 3 }}>
        <TitleField
          value="Charge your battery"
          isInvalid={false}
          isDisabled={false}
          helpId="help"
          onChange={fn()}
          onLeave={fn()}
        />
        <span id="help" />
      </Box>
    </Box>
  ),
};

export const Loading: Story = { render: () => <EditorSkeleton /> };
