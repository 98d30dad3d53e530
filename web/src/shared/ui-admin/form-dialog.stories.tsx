import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FormDialog } from './form-dialog';
import { TextInput } from './text-input';

const meta = {
  component: FormDialog,
  args: {
    title: 'Give the library to somebody else',
    description: 'The new owner has every permission at once. Enter your password to confirm it is you.',
    confirmLabel: 'Change owner',
    isBusy: false,
    isReady: true,
    children: <TextInput label="Password" type="password" value="harborline-demo" onChange={fn()} />,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NotReady: Story = {
  args: { isReady: false, children: <TextInput label="Password" type="password" value="" onChange={fn()} /> },
};
export const Destructive: Story = { args: { isDestructive: true } };
export const Busy: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { refusal: new Error(ERROR_TEXTS.internal) } };
