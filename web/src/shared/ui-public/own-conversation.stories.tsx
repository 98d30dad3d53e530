import { makeLibrary } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rememberConversation } from '../library/own-conversation';
import { OwnConversation } from './own-conversation';

const remember = (title: string) => () => rememberConversation(makeLibrary().id, { ref: 'abc', title });

const meta = { component: OwnConversation } satisfies Meta<typeof OwnConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untitled: Story = { beforeEach: remember('') };
export const Titled: Story = { beforeEach: remember('The charger does not light up') };
export const LongTitle: Story = {
  beforeEach: remember(
    'The charger lights up, blinks twice, and then does nothing until it is unplugged and warm',
  ),
};
