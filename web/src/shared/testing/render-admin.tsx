import { ThemeProvider } from '@mui/material/styles';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adminTheme } from '../ui-admin/theme';
import { ToastProvider } from '../ui-admin/toasts';

/** Renders a part of the admin area with the providers that every screen needs; for tests. */
export function renderAdmin(ui: ReactElement): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={adminTheme}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    ),
  });
}
