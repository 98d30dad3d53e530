import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { useSettingsForm } from '../frame/use-settings-form';
import { CssSection } from './css-section';
import type { CssValues } from './save-theme';

const schema = z.object({ isCustomCss: z.boolean(), customCss: z.string() });
const save = vi.fn(async (_values: CssValues) => undefined);

const session = {
  state: { status: 'ready' as const, user: makeUser({ agent_role: 'owner' }) },
  retryProfile: () => {},
  end: async () => {},
};

const Section = (props: { stored?: string; isReadOnly?: boolean }) => (
  <SessionContextProvider session={session}>
    <Form {...props} />
  </SessionContextProvider>
);

function Form({ stored = '', isReadOnly = false }: { stored?: string; isReadOnly?: boolean }) {
  const form = useSettingsForm<CssValues>({
    title: 'Custom CSS',
    saved: { isCustomCss: true, customCss: stored },
    schema,
    save,
  });
  return <CssSection form={form} isReadOnly={isReadOnly} />;
}

const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'CSS' });

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('the CSS editor (D-15)', () => {
  it('shows line and column of a problem, and goes there', async () => {
    renderAdmin(<Section />);
    fireEvent.change(editor(), { target: { value: 'a { color: red }\n@import "x.css";' } });
    fireEvent.click(await screen.findByRole('button', { name: '2:1 “@import” is not allowed.' }));
    expect(document.activeElement).toBe(editor());
    expect(editor().selectionStart).toBe(17);
  });

  it('reports nothing for valid CSS', async () => {
    renderAdmin(<Section stored="a { behavior: x }" />);
    expect(await screen.findByText('One part cannot be used:')).toBeTruthy();
    fireEvent.change(editor(), { target: { value: 'a { color: red }' } });
    await waitFor(() => expect(screen.queryByText('One part cannot be used:')).toBeNull());
  });

  it('is read-only, with the reason, for people who may not change it', () => {
    renderAdmin(<Section stored="a { color: red }" isReadOnly />);
    expect(editor().readOnly).toBe(true);
    expect(screen.getByText(/needs two permissions/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
