import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { DraftDialog } from './draft-dialog';
import { TextInput } from './text-input';

const meta = {
  component: DraftDialog,
  args: {
    title: 'New canned reply',
    description: 'What you often answer.',
    confirmLabel: 'Save',
    isBusy: false,
    isReady: true,
    isDirty: true,
    children: <TextInput label="Name" value="Refund" onChange={fn()} />,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DraftDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
/** Closing it with changes asks first. */
export const Asking: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.cancel }));
    await screen.findByText(KIT_TEXTS.closeBody);
  },
};
export const Wide: Story = { args: { isWide: true } };
