import { DAY_MS } from '@harborline/domain/status/uptime';
import { TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { makeComponent, makeStatus } from '@harborline/domain/testing/make-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentGroups } from './component-groups';

const HOUR_MS = 3_600_000;

const outage = (componentId: string, daysAgo: number) => [
  { componentId, state: 'majorOutage' as const, at: TEST_NOW_MS - daysAgo * DAY_MS },
  { componentId, state: 'operational' as const, at: TEST_NOW_MS - daysAgo * DAY_MS + HOUR_MS },
];

const meta = {
  component: ComponentGroups,
  decorators: [
    (Story) => (
      <div className="status-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComponentGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  args: {
    status: makeStatus({
      groups: [{ id: 'shop', title: 'Shop' }],
      components: [
        makeComponent('operational', { groupId: 'shop', description: 'Browsing, ordering and paying' }),
        makeComponent('maintenance', { groupId: 'shop', state: 'maintenance' }),
        makeComponent('degraded', { groupId: 'shop', state: 'degraded' }),
        makeComponent('partial', { state: 'partialOutage' }),
        makeComponent('major', { state: 'majorOutage', createdAt: TEST_NOW_MS - 20 * DAY_MS }),
      ],
      stateChanges: [
        ...outage('operational', 40),
        { componentId: 'maintenance', state: 'maintenance', at: TEST_NOW_MS - HOUR_MS },
        { componentId: 'degraded', state: 'degraded', at: TEST_NOW_MS - 3 * DAY_MS },
        { componentId: 'partial', state: 'partialOutage', at: TEST_NOW_MS - DAY_MS },
        { componentId: 'major', state: 'majorOutage', at: TEST_NOW_MS - HOUR_MS },
      ],
    }),
  },
};
export const LongTitle: Story = {
  args: {
    status: makeStatus({
      components: [
        makeComponent('long', {
          title: 'Zahlungsdienstleisterschnittstelle for enterprise customers in all countries of the world',
          description: 'What it does, '.repeat(12),
        }),
      ],
    }),
  },
};
export const Empty: Story = { args: { status: makeStatus({ components: [] }) } };
