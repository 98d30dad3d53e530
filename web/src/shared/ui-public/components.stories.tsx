import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icons';

/** Classes of components.css that pages put on elements of their own. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <div className="button-row">
      <button type="button" className="button">
        <Icon name="send" />
        Send
      </button>
      <button type="button" className="button" disabled>
        Sending…
      </button>
      <button type="button" className="button quiet">
        <Icon name="attach" />
        Attach a file
      </button>
      <button type="button" className="button quiet" aria-pressed="true">
        <Icon name="good" />
        Yes
      </button>
      <button type="button" className="icon-button" aria-label="Close">
        <Icon name="close" />
      </button>
      <a href="/" className="text-link">
        All topics
        <Icon name="next" />
      </a>
    </div>
  ),
};
export const Card: Story = {
  render: () => (
    <div className="card padded">
      <span className="tile">
        <Icon name="book" />
      </span>
      <h2>Batteries</h2>
      <p className="muted">Charge, store and replace them</p>
    </div>
  ),
};
export const Notice: Story = {
  render: () => (
    <div className="notice">
      <p>This page was saved on your device.</p>
      <button type="button" className="icon-button" aria-label="Close">
        <Icon name="close" />
      </button>
    </div>
  ),
};
export const OfflineBanner: Story = {
  render: () => (
    <div className="offline-banner" role="status">
      <Icon name="offline" />
      You are offline. What you read before is still here.
    </div>
  ),
};
