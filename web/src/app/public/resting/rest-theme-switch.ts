import { onDeviceScheme, shownScheme, switchScheme } from '../../../shared/ui-public/color-scheme';

/**
 * Has the switch of a page work that is not hydrated.
 * @returns a function that leaves it as the server rendered it
 */
export function restThemeSwitch(): () => void {
  const button = document.querySelector<HTMLElement>('.theme-switch');
  if (button === null) return () => undefined;
  const show = (isDark = shownScheme() === 'dark') => {
    for (const text of button.querySelectorAll<HTMLElement>('[data-theme-to]')) {
      text.hidden = (text.dataset.themeTo === 'dark') === isDark;
    }
  };
  const change = () => show(switchScheme() === 'dark');
  const endFollowing = onDeviceScheme(() => show());
  button.addEventListener('click', change);
  show();
  button.hidden = false;
  return () => {
    endFollowing();
    button.removeEventListener('click', change);
    show(false);
    button.hidden = true;
  };
}
