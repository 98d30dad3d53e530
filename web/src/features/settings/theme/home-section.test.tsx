import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { useSettingsForm } from '../frame/use-settings-form';
import { HomeSection } from './home-section';
import { type HomeValues, homeValuesOf, homeValuesSchema, linksIn } from './home-values';

const save = vi.fn(async (_values: HomeValues) => undefined);
const session = {
  state: { status: 'ready' as const, user: makeUser({ agent_role: 'owner' }) },
  retryProfile: () => {},
  end: async () => {},
};
const saved = homeValuesOf(makeLibrary());

function Form({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const form = useSettingsForm<HomeValues>({ title: 'Home page', saved, schema: homeValuesSchema, save });
  return <HomeSection form={form} logo="" isReadOnly={isReadOnly} onLogo={async () => {}} />;
}

const open = (isReadOnly = false) =>
  renderAdmin(
    <SessionContextProvider session={session}>
      <Form isReadOnly={isReadOnly} />
    </SessionContextProvider>,
  );
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  save.mockClear();
  window.sessionStorage.clear();
});

describe('the home page in the theme editor (S2.2-07)', () => {
  it('saves headline, switch and links in their order', async () => {
    open();
    type('Headline', 'Ask the workshop');
    fireEvent.click(screen.getByRole('switch', { name: 'Show the most read articles' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Show them before the topics' }));
    press('Add a link');
    type('Label 1', 'Privacy');
    type('Address 1', 'https://acme.example/privacy');
    press('Add a link');
    type('Label 2', 'Shop');
    type('Address 2', 'https://acme.example/shop');
    press('Move Shop up');
    press('Save changes');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const values = save.mock.calls[0]?.[0];
    expect(values).toMatchObject({
      headline: 'Ask the workshop',
      hasPopularArticles: true,
      showsArticlesFirst: true,
    });
    expect(linksIn(values?.footerLinks ?? '[]')).toEqual([
      { label: 'Shop', address: 'https://acme.example/shop' },
      { label: 'Privacy', address: 'https://acme.example/privacy' },
    ]);
  });

  it('says which link is wrong and saves nothing', async () => {
    open();
    press('Add a link');
    type('Label 1', 'Shop');
    type('Address 1', 'http://acme.example');
    press('Save changes');
    expect(await screen.findByText('Enter an address that begins with https://')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    press('Delete Shop');
    expect(screen.queryByRole('textbox', { name: 'Label 1' })).toBeNull();
  });

  it('is read-only for people who may not change the theme', () => {
    open(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' }).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add a link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
