import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveBar } from './save-bar';

const meta = {
  component: SaveBar,
  args: { unsaved: 3, isSaving: false, onDiscard: fn(), onSave: fn() },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountedChanges: Story = {};
export const UncountedChanges: Story = { args: { unsaved: true } };
export const NothingToSave: Story = { args: { unsaved: 0 } };
export const Saving: Story = { args: { isSaving: true } };
export const Floating: Story = { args: { isFloating: true } };
