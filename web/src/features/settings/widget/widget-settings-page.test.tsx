import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { WidgetSettingsPage } from './widget-settings-page';

const data = vi.hoisted(() => ({
  library: vi.fn(),
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
}));
vi.mock('../library/watch-library', () => ({ watchPublicPart: () => data.library }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));
// The real one would load a frame.
vi.mock('./widget-preview', () => ({
  WidgetPreview: ({ values }: { values: object }) => <output>{JSON.stringify(values)}</output>,
}));

const show = (library = makeLibrary()) =>
  data.library.mockImplementation(({ next }: Observer<object>) => {
    next(library);
    return () => {};
  });

function open(person: Parameters<typeof makeUser>[0] = {}) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <WidgetSettingsPage /> },
      { path: '/admin/content', element: <p>Articles</p> },
    ],
    { initialEntries: ['/'] },
  );
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'owner', ...person })}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
}

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stored = () => data.saveLibraryArea.mock.calls.map(([, change]) => change);

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  show();
});
afterEach(cleanup);

describe('Widget Setup (D-95)', () => {
  it("stores the look with 'Save Changes', and returns to the articles (S2.3-35)", async () => {
    open();
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.color), { target: { value: '#a1204e' } });
    fireEvent.click(screen.getByRole('radio', { name: WIDGET_SETTINGS_TEXTS.left }));
    fireEvent.click(screen.getByRole('radio', { name: WIDGET_SETTINGS_TEXTS.initial }));
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.greeting), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('switch', { name: WIDGET_SETTINGS_TEXTS.hasLauncher }));
    fireEvent.click(button('Save Changes'));
    await screen.findByText('Articles');
    const widgetTheme = {
      ...{ themeColor: '#a1204e', position: 'left', greeting: 'Hello' },
      ...{ mark: 'initial', launcher: 'hidden', launcherLabel: '' },
    };
    expect(stored()).toMatchObject([{ area: 'theme', changes: { widgetTheme } }]);
  });

  it('leaves with Cancel, without storing or asking (S2.3-35)', async () => {
    open();
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.greeting), { target: { value: 'Hello' } });
    fireEvent.click(button('Cancel'));
    await screen.findByText('Articles');
    expect(stored()).toEqual([]);
  });

  it('shows what is edited in the preview and in the line for the site', async () => {
    open();
    const line = await field(WIDGET_SETTINGS_TEXTS.tag);
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.launcherLabel), { target: { value: 'Ask "us"' } });
    await waitFor(() =>
      expect(line).toHaveProperty('value', expect.stringContaining('data-label="Ask &quot;us&quot;"')),
    );
    expect(document.querySelector('output')?.textContent).toContain('"launcherLabel":"Ask \\"us\\""');
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.color), { target: { value: '#ffe600' } });
    await waitFor(() =>
      expect(line).toHaveProperty('value', expect.stringContaining('data-color="#ffe600;color:#000"')),
    );
  });

  it('refuses a colour that is none', async () => {
    open();
    fireEvent.change(await field(WIDGET_SETTINGS_TEXTS.color), { target: { value: 'red;}' } });
    fireEvent.click(button('Save Changes'));
    await screen.findByText(SETTINGS_TEXTS.fixFirst);
    expect(stored()).toEqual([]);
  });

  it("switches 'Display of default articles', where there is a parent (S2.3-34)", async () => {
    open();
    await field(WIDGET_SETTINGS_TEXTS.color);
    expect(screen.queryByRole('switch', { name: 'Display of default articles' })).toBeNull();
    cleanup();
    show(makeLibrary({ parent_lib_id: 'parentlibrary0000001' }));
    open();
    fireEvent.click(await screen.findByRole('switch', { name: 'Display of default articles' }));
    fireEvent.click(button('Save Changes'));
    await screen.findByText('Articles');
    expect(stored()).toMatchObject([
      { area: 'defaultContent', changes: { disabled_default_articles: false } },
    ]);
  });

  it('offers to try again where the settings could not be read', async () => {
    data.library.mockImplementation(({ error }: Observer<object>) => {
      error(new Error('lost'));
      return () => {};
    });
    open();
    expect(await screen.findByText(SETTINGS_TEXTS.loadFailed)).toBeTruthy();
  });
});
