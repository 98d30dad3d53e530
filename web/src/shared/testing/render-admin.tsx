import { ThemeProvider } from '@mui/material/styles';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adminTheme } from '../ui-admin/theme';
import { ToastProvider } from '../ui-admin/toasts';

// On a busy machine happy-dom finds roles slowly: an element may exist and still not be found within a second.
configure({ asyncUtilTimeout: 10_000 });

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
