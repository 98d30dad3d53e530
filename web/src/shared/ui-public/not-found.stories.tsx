import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './not-found';

const meta = { component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;

export const Page: StoryObj<typeof meta> = {};
