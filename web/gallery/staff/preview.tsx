import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { adminTheme } from '../../src/shared/ui-admin/theme';
import { ToastProvider } from '../../src/shared/ui-admin/toasts';
import { fontsReady } from '../fonts-ready';

/** Changes the scheme as the product does, without drawing the story anew. */
function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
  return null;
}

/** What every staff screen stands on. */
const onStaffPage: Decorator = (Story, { globals: { scheme, direction } }) => {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <ThemeProvider theme={adminTheme} defaultMode={scheme} storageManager={null}>
      <Scheme scheme={scheme} />
      <CssBaseline />
      <MemoryRouter>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </MemoryRouter>
    </ThemeProvider>
  );
};

export { globalTypes, initialGlobals, parameters } from '../globals';
export const decorators = [onStaffPage];
export const loaders = [fontsReady];
