import { LIMITS } from '@harborline/domain/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { KeywordsInput } from './keywords-input';

const meta = {
  component: KeywordsInput,
  args: { keywords: [], onChange: fn() },
  render: ({ keywords: first }) => {
    const [keywords, setKeywords] = useState(first);
    return <KeywordsInput keywords={keywords} onChange={setKeywords} />;
  },
} satisfies Meta<typeof KeywordsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { keywords: ['battery', 'charger', 'range in cold weather'] } };
export const Full: Story = {
  args: { keywords: Array.from({ length: LIMITS.articleKeywords }, (_, index) => `keyword ${index + 1}`) },
};
