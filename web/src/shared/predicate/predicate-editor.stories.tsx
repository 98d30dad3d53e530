import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { PredicateEditorProps } from './editing';
import { draftOf } from './predicate-draft';
import { PredicateEditor } from './predicate-editor';

const draft = (text: string) => draftOf(parsePredicate(text, TICKET_CATALOGUE) ?? { match: 'all', of: [] });

function Edited({ draft: first, ...props }: PredicateEditorProps) {
  const [shown, setShown] = useState(first);
  return <PredicateEditor {...props} draft={shown} onChange={setShown} />;
}

const meta = {
  component: PredicateEditor,
  render: (args) => <Edited {...args} />,
  args: {
    draft: draft('all(status.any-of(open,pending),last_message.within(7d),address.contains(shop))'),
    wording: { catalogue: TICKET_CATALOGUE, nameOf: (_field, value) => value },
    optionsOf: () => [
      { value: 'open', label: 'Open' },
      { value: 'pending', label: 'Pending' },
    ],
    areProblemsShown: false,
    onChange: () => {},
  },
} satisfies Meta<typeof PredicateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conditions: Story = {};
export const Groups: Story = {
  args: {
    draft: draft('all(waits.yes,any(status.any-of(open),none(created.today,created.since(2026-01-31))))'),
  },
};
export const Empty: Story = { args: { draft: draft('all()') } };
export const WithProblems: Story = {
  args: {
    draft: draftOf({ match: 'all', of: [{ field: 'status', op: 'any-of', values: [] }] }),
    areProblemsShown: true,
  },
};
