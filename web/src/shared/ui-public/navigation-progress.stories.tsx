import type { Meta, StoryObj } from '@storybook/react-vite';
import { useResource } from '../hooks/use-resource';
import { NavigationProgress } from './navigation-progress';

const never = () => new Promise<never>(() => {});

const meta = { component: NavigationProgress } satisfies Meta<typeof NavigationProgress>;
export default meta;

export const Reading: StoryObj<typeof meta> = {
  render: () => {
    useResource('gallery', never);
    return <NavigationProgress />;
  },
};
