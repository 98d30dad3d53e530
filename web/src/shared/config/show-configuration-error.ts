import { ConfigurationError } from './environment';

/**
 * Runs an entry's start and, when the build's configuration is incomplete, shows the list on the page instead
 * of a blank screen. Built from text nodes without styles of its own, because nothing else has loaded.
 */
export function startOrExplain(start: () => void): void {
  try {
    start();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const heading = document.createElement('h1');
    heading.textContent = 'This site is not configured yet';
    const list = document.createElement('ul');
    list.append(
      ...error.problems.map((problem) => {
        const item = document.createElement('li');
        item.textContent = problem;
        return item;
      }),
    );
    const panel = document.createElement('main');
    panel.setAttribute('role', 'alert');
    panel.style.cssText =
      'max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif';
    panel.append(heading, list);
    document.body.replaceChildren(panel);
    throw error;
  }
}
