import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadFailed, Loading, SkeletonCards, SkeletonLines, StatePanel } from './state-panels';

const meta = {
  component: StatePanel,
  subcomponents: { Loading, LoadFailed, SkeletonCards, SkeletonLines },
  args: { icon: 'book', title: 'No articles here yet' },
} satisfies Meta<typeof StatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { children: <p className="muted">They appear here as soon as one is published.</p> },
};
export const WholePage: Story = { args: { icon: 'lock', title: 'This article is private', isPage: true } };
export const Failed: Story = { render: () => <LoadFailed retry={fn()} /> };
export const LoadingText: Story = {
  render: () => (
    <Loading>
      <SkeletonLines count={6} />
    </Loading>
  ),
};
export const LoadingCards: Story = {
  render: () => (
    <Loading>
      <SkeletonCards count={4} />
    </Loading>
  ),
};
