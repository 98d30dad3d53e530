import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName, IconOf, isIconName } from './icons';

const NAMES = 'book lock chat search back next down close check good bad send attach file offline alert'
  .split(' ')
  .filter(isIconName);

const meta = { component: Icon, subcomponents: { IconOf }, args: { name: 'book' } } satisfies Meta<
  typeof Icon
>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1rem' }}>
      {NAMES.map((name: IconName) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const OfItsOwnPath: StoryObj<typeof meta> = {
  render: () => <IconOf path="M4 4h16v16H4zM4 20 20 4" />,
};
