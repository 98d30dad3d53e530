import InputAdornment from '@mui/material/InputAdornment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextInput } from './text-input';

const meta = {
  component: TextInput,
  args: { label: 'Company name', value: 'Lumen Cycles', onChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Placeholder: Story = { args: { value: '', placeholder: 'As your customers know it' } };
export const Required: Story = {
  args: { required: true, helpText: 'Shown at the top of your help center.' },
};
export const WithError: Story = {
  args: { value: '', required: true, errorText: 'Enter a name.', labelEnd: '0 of 100' },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const SeveralLines: Story = {
  args: { multiline: true, minRows: 4, value: 'First line\nSecond line', labelEnd: '22 of 500' },
};
export const WithAdornment: Story = {
  args: { endAdornment: <InputAdornment position="end">.harborline.example</InputAdornment> },
};
