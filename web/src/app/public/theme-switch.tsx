import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useEffect, useState } from 'react';
import {
  type ColorScheme,
  onDeviceScheme,
  shownScheme,
  switchScheme,
} from '../../shared/ui-public/color-scheme';

/** Switches between light and dark. What it says is known only in the browser: until then, it is hidden. */
export function ThemeSwitch() {
  const [scheme, setScheme] = useState<ColorScheme | null>(null);
  useEffect(() => {
    const show = () => setScheme(shownScheme());
    show();
    return onDeviceScheme(show);
  }, []);
  return (
    <button
      type="button"
      className="theme-switch"
      hidden={scheme === null}
      onClick={() => setScheme(switchScheme())}
    >
      <span data-theme-to="dark" hidden={scheme === 'dark'}>
        {HELP_CENTER_TEXTS.darkTheme}
      </span>
      <span data-theme-to="light" hidden={scheme !== 'dark'}>
        {HELP_CENTER_TEXTS.lightTheme}
      </span>
    </button>
  );
}
