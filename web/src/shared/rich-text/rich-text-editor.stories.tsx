import { FIND_TEXTS } from '@harborline/domain/texts/article-editing';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { RichTextEditor } from './rich-text-editor';

const meta = {
  component: RichTextEditor,
  args: {
    initialHtml:
      '<h2>Before you begin</h2><p>Use <strong>only</strong> the charger that came with <a href="https://lumen.example">your bicycle</a>.</p><ul><li><p>Dry place</p></li><li><p>10 to 25 °C</p></li></ul>',
    label: 'Content',
    picturePrefix: 'covers/lumen/',
    links: { find: async () => [], deadLinkTo: async () => null },
    onReady: fn(),
    onChange: fn(),
  },
  // The toolbar sticks below the page's header, which there is none of here.
  render: (args) => (
    <Box sx={{ '--editor-header-height': '0px' }}>
      <RichTextEditor {...args} />
    </Box>
  ),
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { initialHtml: '' } };
export const LinkMenu: Story = {
  play: async () => {
    // Without a pointer, which would have its tooltip come some time later.
    await fireEvent.click(await screen.findByRole('button', { name: 'Link' }));
  },
};
export const FindAndReplace: Story = {
  play: async () => {
    await fireEvent.click(await screen.findByRole('button', { name: FIND_TEXTS.open }));
    await fireEvent.change(await screen.findByRole('textbox', { name: FIND_TEXTS.find }), {
      target: { value: 'charger' },
    });
  },
};
export const CalloutAndCode: Story = {
  args: {
    initialHtml:
      '<div data-callout="tip"><p>Charge it at room temperature.</p></div><div data-callout="danger"><p>Never open the battery.</p></div><pre><code class="language-bash">lumen reset --battery</code></pre>',
  },
};
