import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeniedState } from './denied-state';

const meta = { component: DeniedState } satisfies Meta<typeof DeniedState>;
export default meta;

export const Denied: StoryObj<typeof meta> = {};
