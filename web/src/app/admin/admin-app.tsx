import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../../features/session/session-provider';
import { SignInLinkGate } from '../../features/sign-in/link/sign-in-link-gate';
import { PRINT_STYLES } from '../../shared/ui-admin/print-styles';
import { adminTheme, THEME_STORAGE_KEY } from '../../shared/ui-admin/theme';
import { ToastProvider } from '../../shared/ui-admin/toasts';
import { createAdminRouter } from './router';

/** The admin area with the providers its screens need. */
export function AdminApp() {
  const [router] = useState(createAdminRouter);
  return (
    <ThemeProvider
      theme={adminTheme}
      defaultMode="system"
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
    >
      <CssBaseline />
      <GlobalStyles styles={PRINT_STYLES} />
      <ToastProvider>
        <SessionProvider>
          <SignInLinkGate>
            <RouterProvider router={router} />
          </SignInLinkGate>
        </SessionProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
