import { ThemeProvider } from '@mui/material/styles';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adminTheme } from '../ui-admin/theme';
import { ToastProvider } from '../ui-admin/toasts';

// Asking happy-dom for roles takes long on a busy machine: what is looked for may be there and not be found in a second.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a part of the admin area with what every screen stands on; for tests. */
export function renderAdmin(ui: ReactElement): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={adminTheme}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    ),
  });
}
