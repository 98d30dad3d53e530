import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CropDialog } from './crop-dialog';
import { PERSON_SHAPE } from './crop-shape';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#0e7c87" d="M0 0h640v480H0z"/><circle cx="320" cy="200" r="110" fill="#ffd9c7"/><path fill="#1d3a52" d="M120 480a200 160 0 0 1 400 0z"/></svg>';

const meta = {
  component: CropDialog,
  args: {
    file: new File([PICTURE], 'me.svg', { type: 'image/svg+xml' }),
    noun: 'picture',
    shape: PERSON_SHAPE,
    isSaving: false,
    onCut: fn(),
    onCancel: fn(),
    onUnreadable: fn(),
  },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Saving: Story = { args: { isSaving: true } };
export const Cover: Story = { args: { shape: { isRound: false, width: 1280, height: 720 } } };
