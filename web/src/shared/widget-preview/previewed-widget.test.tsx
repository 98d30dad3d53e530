import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { PreviewedWidget } from './previewed-widget';

afterEach(cleanup);

const frame = () => screen.getByTitle(SHELL_TEXTS.previewTitle) as HTMLIFrameElement;
const isCompact = () => frame().classList.contains('compact-widget');

function say(
  data: unknown,
  { origin = window.location.origin, source = frame().contentWindow as unknown } = {},
) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

it('frames the compact widget of the library by its id (S2.5-19), and follows what it says of itself (S2.5-20)', () => {
  renderAdmin(<PreviewedWidget libraryId="acmelibrary000000001" />);
  expect(frame().getAttribute('src')).toBe(
    `/AdvancedWidget/acmelibrary000000001/dashboard?hc=1&hct=1&parentURL=${encodeURIComponent(window.location.origin)}`,
  );
  expect(isCompact()).toBe(true);
  say({ harborline: 'compact', isCompact: false });
  expect(isCompact()).toBe(false);
  say({ harborline: 'compact', isCompact: true }, { origin: 'https://evil.example' });
  say({ harborline: 'compact', isCompact: true }, { source: window });
  say({ harborline: 'compact', isCompact: 'yes' });
  expect(isCompact()).toBe(false);
  say({ harborline: 'size', amount: 300 });
  say({ harborline: 'compact', isCompact: true });
  expect([isCompact(), frame().style.height]).toEqual([true, '302px']);
});
