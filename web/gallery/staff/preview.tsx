import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { adminTheme } from '../../src/shared/ui-admin/theme';
import { ToastProvider } from '../../src/shared/ui-admin/toasts';
import { fontsReady } from '../fonts-ready';

/** Changes the scheme as the product does, without drawing the story anew. */
function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
  return null;
}

const Shown = createContext<ReactNode>(null);
const ShownStory = () => useContext(Shown);

/** A router that can hold a page back, as the product's does. */
function Routed({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <ShownStory /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
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
      <ToastProvider>
        <Routed>
          <Story />
        </Routed>
      </ToastProvider>
    </ThemeProvider>
  );
};

export { globalTypes, initialGlobals, parameters } from '../globals';
export const decorators = [onStaffPage];
export const loaders = [fontsReady];
