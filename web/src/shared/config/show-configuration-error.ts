import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
/** Lists the problems of the configuration. It brings its own style, because nothing else has loaded. */
export function showConfigurationError(problems: readonly string[]): void {
  const heading = document.createElement('h1');
  heading.textContent = ERROR_TEXTS.notConfigured;
  const list = document.createElement('ul');
  list.append(
    ...problems.map((problem) => {
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
}
