import { DAY_MS } from '@harborline/domain/status/uptime';
import { TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { makeComponent, makeIncident } from '@harborline/domain/testing/make-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IncidentEntry } from './incident-entry';

const meta = {
  component: IncidentEntry,
  args: {
    atMs: TEST_NOW_MS,
    components: [makeComponent('shop'), makeComponent('mail')],
    incident: makeIncident('orders', {
      title: 'Orders are not confirmed',
      state: 'identified',
      componentIds: ['shop', 'mail'],
      updates: [
        { id: '2', state: 'identified', text: 'A queue is stuck.\nWe are restarting it.', at: TEST_NOW_MS },
        { id: '1', state: 'investigating', text: 'We are looking into it.', at: TEST_NOW_MS - 600_000 },
      ],
    }),
  },
  decorators: [
    (Story) => (
      <div className="status-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IncidentEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Incident: Story = {};
export const PlannedMaintenance: Story = {
  args: {
    incident: makeIncident('upgrade', {
      title: 'Database upgrade',
      componentIds: ['shop'],
      window: { startsAt: TEST_NOW_MS + DAY_MS, endsAt: TEST_NOW_MS + DAY_MS + 3_600_000 },
    }),
  },
};
