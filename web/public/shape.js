/**
 * Says, before the admin area has loaded, in which colours and which shape admin.html draws the page meanwhile.
 * A file of its own because the pages run no inline scripts.
 */
const root = document.documentElement;

function keptTheme() {
  try {
    return window.localStorage.getItem('harborline-theme');
  } catch {
    return null;
  }
}

const theme = keptTheme();
const isDark =
  theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-theme', isDark ? 'dark' : 'light');
root.setAttribute('data-shape', /^\/admin(\/|$)/i.test(window.location.pathname) ? 'workspace' : 'sign-in');
