import { writingTexts } from '@harborline/domain/texts/writing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WritingMenu } from '../editing/writing-menu';
import { DifferenceDialog } from './difference-dialog';
import type { Revision } from './revisions/revision';
import { RevisionsDialog } from './revisions/revisions-dialog';

interface Fields {
  readonly title: string;
  readonly lines: readonly string[];
}

const TEXTS = writingTexts('article', 'Visitors');
const AFTER: Fields = { title: 'Charge it', lines: ['Charge it for three hours.', 'Unplug it.'] };
const BEFORE: Fields = { title: 'Charge it', lines: ['Charge it for two hours.', 'Unplug it.'] };
const revision = (id: string, day: number, fields: Fields): Revision<Fields> => ({
  ...{ id, fields, title: fields.title, number: `Version ${day}` },
  publishedAt: new Date(2026, 0, day, 12),
  publisher: 'Ada Lovelace',
});

const meta = {
  component: WritingMenu,
  args: { label: 'More actions', items: [{ label: 'Revisions', choose: fn() }] },
} satisfies Meta<typeof WritingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {};

/** Two versions of a text, of which one part differs. */
export const Differences: Story = {
  render: () => (
    <DifferenceDialog
      texts={TEXTS}
      before={{ label: 'the published version', fields: BEFORE }}
      after={{ label: 'your version', fields: AFTER }}
      parts={[
        { label: 'Title', linesOf: ({ title }) => [title] },
        { label: 'Text', linesOf: ({ lines }) => lines },
      ]}
      onClose={fn()}
    />
  ),
};

export const Revisions: Story = {
  render: () => (
    <RevisionsDialog
      texts={TEXTS}
      list={{
        ...{ status: 'ready', hasMore: false, paging: 'idle', loadMore: fn(), retry: fn() },
        rows: [revision('b', 2, AFTER), revision('a', 1, BEFORE)],
      }}
      isLive={({ id }) => id === 'b'}
      fields={AFTER}
      mayRestore
      onCompare={fn()}
      onRestore={fn()}
      onClose={fn()}
    />
  ),
};
